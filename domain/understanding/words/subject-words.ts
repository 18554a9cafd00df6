import type { Subject } from '../understood.ts'

/** Said so, a sentence is about this whatever else it says; the first subject that has something wins. */
export const STRONG: readonly (readonly [Subject, string])[] = [
  [
    'emergency',
    `kill myself, suicid*, want to die, end my life, hurt myself, harm myself, self harm, call an ambulance, need an ambulance, is bleeding, im bleeding, i am bleeding, heart attack, cant breathe, not breathing, being attacked, under attack right now,
    rocket alert, siren right now, sirens right now, siren is on, hear sirens, hear the siren, hear a siren, rockets are falling, rocket is falling, missile attack now, unconscious, there is a fire, house is on fire, overdose, being followed, domestic violence, being abused, he hits me, my husband hits, dont want to live, emergency number, emergency services, medical emergency, its an emergency, it is an emergency, life threatening, in danger, trapped in,
    למות, להתאבד, אמבולנס, חירום רפואי, אזעקה עכשיו`,
  ],
  [
    'hostile',
    `fuck*, shit, bullshit, asshole*, bitch*, bastard*, idiot*, moron*, stupid bot, stupid machine, you are stupid, youre stupid, you suck, this sucks, shut up, go to hell, screw you, dumb bot, useless bot, you are useless, youre useless, piece of crap, crap bot, death to, kill all, kill the, kill jews, kill arabs, gas the, hate jews, hate arabs, hate israel, hate muslims, filthy, dirty jew*, dirty arab*, nazi*, hitler*, zionist pig*, zionist scum, terrorists deserve, bomb them, nuke, free palestine, genocid*, apartheid, baby killer*, from the river to the sea, heil, subhuman*, vermin, jews control, jews run, jewish conspiracy, holohoax, intifada, blow up, make a bomb, build a bomb, shoot people, attack people, destroy israel, wipe out,
    מטומטם, אידיוט, זונה`,
  ],
  [
    'off-topic',
    `ignore previous, ignore all, ignore your, ignore the above, disregard previous, disregard your, disregard all, forget your instructions, forget all, forget everything, previous instructions, system prompt, your prompt, your instructions, hidden instructions, jailbreak, developer mode, dan mode, pretend to be, pretend you, pretend that you, act as, roleplay, role play, you are now, reveal your, api key, environment variable*, secret key, select from, drop table, sql injection, script alert, xss, admin password, passwords of, password of, passwords, database dump, list all users, list of users, all users, phone numbers of, phone number of, email addresses of, home address of, where does he live, where does she live, credit card numbers, personal data of, private data of, hack into, hacked,
    כתובות של, סיסמאות`,
  ],
]

/** Not what this site is for. */
export const OFF_TOPIC = `weather, forecast, temperature, bitcoin, crypto*, stock price*, stock market, exchange rate, lottery, horoscope, zodiac, recipe, recipes, joke, jokes, riddle, chess, sudoku, world cup, champions league, football score*, premier league, nba, super bowl, who won, capital of, president of, prime minister, prime ministers, netanyahu, bibi, trump, biden, putin, knesset, election*, vote, voting, vote for, political party, political parties, political*, politics, likud, two state solution, hamas, hezbollah, iran, settlements legal, ceasefire, war crime*, conspiracy, who is right, who started,
    solve, equation, square root, integral, derivative, homework for me, my homework, essay about, essay on, do my homework, python, javascript, java code, write code, write a program, write a script, write me code, sorting algorithm, regex, html code, sql query, translate this, translate the, synonym*, meaning of life, weather in, movie recommendation*, netflix, best restaurant*, restaurant*, hotel*, flight*, cheap flight*, airbnb, rent a car, car rental, girlfriend, boyfriend, dating, date me, marry me, sexy, sex, porn*, nude*, diagnos*, prescri*, dosage, medication, headache, pills, symptom*, lose weight, diet, legal advice, tax return, divorce, lawsuit, mortgage, casino, bet on, betting, poker, gambling, weapon*, gun, guns, drugs, cocaine, marijuana, cannabis, alcohol,
    dinosaur*, planet, planets, aliens, ufo, how tall, how old is, how far is, distance between, population of, who invented, who wrote, who painted, tell me a story, write a poem, poem about, sing me, song lyrics, lyrics, quantum, black hole*, photosynthesis, pythagor*, world war, roman empire, napoleon, shakespeare, celebrity, kardashian*, taylor swift, iphone, playstation, minecraft, fortnite, tiktok dance, buy a car, used car, apartment for rent, real estate,
    מזג אוויר, מתכון, בדיחה, בחירות, פוליטיקה, כדורגל תוצאות`

/** Asks for a text. */
export const WRITING = `write a post, write me a, write an, write a message, write a letter to, write a thank, write something, write a whatsapp, write a facebook, write an email, write an invitation, write a text, write a tweet, write a short, write for me, write us a, can you write, could you write, please write, help me write, compose, draft a, draft an, draft me, make a post, create a post, social media post, facebook post, instagram post, linkedin post, whatsapp message, a caption, caption for, tweet about, a tweet, post about, post for, post to share, text to share, something to share, message to share, text i can share, words to share, invitation text, invitation to my friends, invitation for, invite my friends to, an invitation, invite text, thank you note, thank you letter, thank you message, thank you post, thank you text, thank you card, a text about, a text for, text for facebook, text for whatsapp, flyer text, announcement for, newsletter text, blurb, slogan,
    תכתוב, תכתבי, כתוב לי, כתבי לי, לכתוב פוסט, פוסט, נוסח הזמנה`

/** What people ask about the site itself. */
export const SELF = `who are you, what are you, are you a bot, are you a robot, are you human, are you a human, are you a person, are you real, are you ai, are you an ai, are you chatgpt, chatgpt, gpt, what can you do, what do you do, what can you help, what can i ask, what can i ask you, how can you help, how do you work, who made you, who built you, who created you, your name, what is your name, whats your name, how old are you, where are you from, can you help me, can you help, what is this site, what is this website, what is this, what is this place, what is friends for israel, whats this site, how does this site work, how does this website work, how does this work, how does it work, what can i do here, what do you offer, do you speak, can you speak, do you understand, which language do you, are you listening, am i talking to, talk to a human, speak to a human, human being, real person, speak to a person, talk to a person, talk to someone, help menu, what else can you do,
    מי אתה, מי את, מה אתה יכול, מה את יכולה, אתה רובוט, מה אפשר לעשות כאן`

export const GREETING = `hi, hello, hey, hiya, howdy, good morning, good afternoon, good evening, good day, greetings, shalom, shalom aleichem, shabbat shalom, how are you, hows it going, how are you doing, whats up, sup, yo, hallo, hola, bonjour, ciao, boker tov, erev tov, chag sameach, salaam, marhaba, nice to meet you, hey there, hi there, hello there,
    שלום, היי, הי, בוקר טוב, ערב טוב, מה שלומך, מה נשמע, שבת שלום, חג שמח`

export const THANKS = `thanks, thank you, thank u, thx, ty, many thanks, thanks a lot, thanks so much, thank you so much, thank you very much, much appreciated, appreciate it, great thanks, ok thanks, perfect thanks, cheers, toda, todah, toda raba, merci, gracias, danke, bye, goodbye, good bye, see you, see you later, have a nice day, good night, that helps, that helped, very helpful, great help, awesome, perfect, wonderful, great, cool, nice, amazing, excellent, ok, okay, got it, i see, understood, sounds good, alright, all right,
    תודה, תודה רבה, להתראות, ביי, לילה טוב, מעולה, סבבה`
