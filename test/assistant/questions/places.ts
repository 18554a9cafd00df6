import type { Question } from '../question.ts'

export const places: readonly Question[] = [
  {
    say: 'volunteering in Haifa',
    expect: { outcome: 'answered', in: ['haifa-district'], kind: 'volunteer', cards: 2 },
  },
  {
    say: 'What can I do in Jerusalem?',
    expect: { outcome: 'answered', in: ['jerusalem-district'], cards: 2 },
  },
  {
    say: 'projects near Beersheba',
    expect: { outcome: 'answered', in: ['southern-district'], type: 'project' },
  },
  { say: "anything in Be'er Sheva", expect: { outcome: 'answered', in: ['southern-district'] } },
  {
    say: 'Is there anything going on in Tel Aviv for volunteers?',
    expect: { outcome: 'answered', in: ['tel-aviv-district'], kind: 'volunteer' },
  },
  {
    say: 'help in the north of Israel',
    expect: { outcome: 'answered', in: ['northern-district', 'haifa-district'], cards: 2 },
  },
  {
    say: 'Kiryat Shmona',
    expect: {
      outcome: 'answered',
      in: ['northern-district'],
      anyOf: [/Kiryat Shmona/, /roofs/i, /Thursday/],
    },
  },
  {
    say: 'what do people need in sderot',
    expect: { outcome: 'answered', in: ['southern-district'], anyOf: [/Sderot/, /frightened/] },
  },
  {
    say: 'I am in Safed next door, what can I do there',
    expect: { outcome: 'answered', in: ['northern-district'] },
  },
  { say: 'Tzfat', expect: { outcome: 'answered', in: ['northern-district'] } },
  {
    say: 'volunteer in Akko',
    expect: { outcome: 'answered', in: ['northern-district'], kind: 'volunteer' },
  },
  {
    say: 'helping out in the Negev',
    expect: { outcome: 'answered', in: ['southern-district'], cards: 2 },
  },
  { say: 'Gaza envelope communities', expect: { outcome: 'answered', in: ['southern-district'] } },
  {
    say: 'Something on the Golan Heights',
    expect: { outcome: 'answered', in: ['northern-district'], anyOf: [/Katzrin/] },
  },
  {
    say: 'Mitzpe Ramon stars',
    expect: { outcome: 'answered', anyOf: [/night dark/, /Star party/] },
  },
  { say: 'Gush Etzion', expect: { outcome: 'answered', in: ['judea-and-samaria'] } },
  {
    say: 'I live in London. Is there anything here?',
    expect: { outcome: 'answered', in: ['europe'], anyOf: [/Hendon/] },
  },
  {
    say: 'events in New York',
    expect: { outcome: 'answered', in: ['north-america'], anyOf: [/West End/] },
  },
  { say: 'can I help from Australia?', expect: { outcome: 'answered', in: ['oceania'], cards: 2 } },
  { say: 'South Africa', expect: { outcome: 'answered', in: ['africa'] } },
  {
    say: 'Something in Toronto',
    expect: { outcome: 'answered', in: ['north-america'], anyOf: [/Toronto/] },
  },
  { say: 'Brazil or Argentina', expect: { outcome: 'answered', in: ['south-america'] } },
  { say: 'projects in Berlin', expect: { outcome: 'answered', in: ['europe'], anyOf: [/Berlin/] } },
  {
    say: 'volunteering on the beach in Ashkelon',
    expect: { outcome: 'answered', in: ['southern-district'], anyOf: [/Ashkelon/] },
  },
  {
    say: 'What is there in Jeruselem for volunteers',
    expect: { outcome: 'answered', in: ['jerusalem-district'], kind: 'volunteer' },
  },
  {
    say: 'התנדבות בחיפה',
    expect: { outcome: 'answered', in: ['haifa-district'], kind: 'volunteer' },
  },
  {
    say: 'Anything in Tokyo?',
    expect: { outcome: 'nothing-found', notSays: /I found (one|two|three|\d+) .*Tokyo/i },
  },
  { say: 'volunteer at the Dead Sea', expect: { outcome: 'answered', in: ['southern-district'] } },
  {
    say: 'help around Netanya or Herzliya',
    expect: { outcome: 'answered', in: ['central-district', 'tel-aviv-district'] },
  },
  {
    say: 'not in Jerusalem please, where else can I volunteer this year',
    expect: { noneOf: [/Jerusalem/, /Nahlaot/, /Ein Kerem/, /Talpiot/] },
  },
]
