import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { districtsIn, readPlaces } from './places.ts'

const north = 'northern-district'
const haifa = 'haifa-district'
const center = 'central-district'
const telAviv = 'tel-aviv-district'
const jerusalem = 'jerusalem-district'
const south = 'southern-district'
const samaria = 'judea-and-samaria'

test.each([
  ['volunteering in Haifa', [haifa]],
  ['projects near Beersheba', [south]],
  ["anything in Be'er Sheva", [south]],
  ['in Acre', [north]],
  ['one acre of land', []],
  ['Qiryat Shemona', [north]],
  ['the Gaza envelope', [south]],
  ['communities near Gaza', [south]],
  ['somewhere up north', [north]],
  ['in the north of Israel', [north]],
  ['something on the Golan Heights', [north]],
  ['Jaffa flea market', [telAviv]],
  ['Petach Tikva', [center]],
  ['in Rishon le-Zion', [center]],
  ['the centre of the country', [center, telAviv]],
  ['in the center of the country', [center, telAviv]],
  ['a community center', []],
  ['Gush Etzion', [samaria]],
  ["Ma'ale Adumim", [samaria]],
  ['Bet Shemesh', [jerusalem]],
  ['the kotel', [jerusalem]],
  ['near Ariel', [samaria]],
  ['my name is Ariel', []],
  ['Sharon told me about this', []],
  ['on the Carmel', [haifa]],
  ['Hadera and Netanya', [haifa, center]],
  ['מה יש בתל אביב', [telAviv]],
  ['בבאר שבע', [south]],
  ['בקריית שמונה', [north]],
  ['ובצפת', [north]],
  ['עוטף עזה', [south]],
  ['not in Haifa, in Jerusalem', [jerusalem]],
  ['Tel Aviv rather than Jerusalem', [telAviv]],
  ['us and them', []],
  ['not far from Netanya', [center]],
  ['omer told me about this', []],
  ['nothing about a place', []],
] as const)('%s is in %j', (text, districts) => {
  expect(districtsIn(text)).toEqual(districts)
})

test.each([
  ['I live in London', ['europe'], 'London'],
  ['from Australia', ['oceania'], 'Australia'],
  ['Brazil or Argentina', ['south-america'], 'Brazil or Argentina'],
  ['Cape Town', ['africa'], 'Cape Town'],
  ['in NYC', ['north-america'], 'New York'],
  ['events in the US', ['north-america'], 'the United States'],
  ['tell us', [], null],
  ['Skokie', ['north-america'], 'Skokie'],
  ['I love Israel', [], null],
  ['Sao Paulo', ['south-america'], 'São Paulo'],
  ['São Paulo', ['south-america'], 'São Paulo'],
  ['St. Louis', ['north-america'], 'St Louis'],
  ['New Zealand', ['oceania'], 'New Zealand'],
  ['South Africa', ['africa'], 'South Africa'],
  ['South America', ['south-america'], 'South America'],
  ['בלונדון', ['europe'], 'London'],
  [
    'upcoming events abroad',
    ['north-america', 'south-america', 'europe', 'africa', 'oceania'],
    'abroad',
  ],
  ['We come from Canada in July', [], null],
  ['a group from Germany visiting Haifa', [], 'Haifa'],
  ['בקריית שמונה', [], 'Kiryat Shmona', 'קרית שמונה'],
  ['פתח תקוה', [], 'Petah Tikva', 'פתח תקווה'],
  ['בצָפוֹן', [], 'the north', 'הצפון'],
  ['אירועים בארה״ב', ['north-america'], 'the United States', 'ארצות הברית'],
  ['ברחוב הרצל', [], null],
  ['מידע שומרים עליי', [], null],
  ['לנגן לחולים', [], null],
  ['במרכז הקהילתי', [], null],
  ['מסעדה טובה', [], null],
] as [string, string[], string | null, string?][])(
  '%s is in %j, named %s',
  (text, regions, place, hebrew) => {
    const found = readPlaces(readSentence(text)).place
    expect(found?.name ?? null).toBe(place)
    expect(found?.regions ?? []).toEqual(regions)
    if (hebrew) expect(found?.hebrew).toBe(hebrew)
  },
)

test.each(['not in Jerusalem', 'anywhere but Jerusalem', 'anywhere except Jerusalem please'])(
  '%s is everywhere else',
  (text) => {
    expect(districtsIn(text)).toEqual([north, haifa, center, telAviv, south, samaria])
  },
)

test('the whole country is all districts, unless a town is named with it', () => {
  expect(districtsIn('anywhere in Israel')).toHaveLength(7)
  expect(districtsIn('Haifa, in Israel')).toEqual([haifa])
})
