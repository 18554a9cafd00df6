/** What is answered before anything else, by phrases; the first kind that matches wins. A `*` matches every ending. */
export const URGENT_WORDS = {
  alone: `kill myself, suicid*, want to die, dont want to live, do not want to live, dont want to go on, do not want to go on, cannot go on, cant go on, no reason to live,
    tired of living, end my life, end it all, hurt myself, harm myself, self harm, feel hopeless, i am depressed, im depressed, so alone, so lonely, all alone, i am lonely, im lonely, overdose, למות, להתאבד`,
  sirens: `rocket alert, rocket attack, rocket alarm, rockets on, rockets are, rocket is, rocket just, rocket hit, missile attack, missile alert, missiles are, siren now, sirens now, siren right now,
    sirens right now, siren is on, hear sirens, hear a siren, hear the siren, red alert, tzeva adom, air raid, אזעקה עכשיו, צבע אדום`,
  danger: `ambulance, is bleeding, am bleeding, im bleeding, heart attack, cant breathe, not breathing, being attacked, unconscious, there is a fire, house is on fire, building is on fire, being followed,
    domestic violence, being abused, he hits me, husband hits, police number, number of the police, call the police, medical emergency, its an emergency, it is an emergency, emergency number*, emergency services,
    call in an emergency, who should i call, whom do i call, אמבולנס, חירום רפואי, משטרה`,
  need: `i need food, we need food, need food for my, nothing to eat, am hungry, im hungry, are hungry, lost my home, lost our home, lost our house, lost everything, home was destroyed, house was destroyed, house was hit,
    am homeless, im homeless, are homeless, place to sleep, nowhere to sleep, nowhere to go, was evacuated, were evacuated, i need clothes, i need medicine, i need money, we need money, need financial help,
    pay my rent, pay the rent, pay my bills, cant afford food, cannot afford food, am in need, are in need, my family needs, need help for my family, who can help me, who helps me, where can i get help, where can i get food,
    get a food parcel, apply for aid, אני צריך אוכל, אני צריכה אוכל, אין לנו אוכל, אני רעב, אני רעבה`,
  hostile: `fuck*, shit, bullshit, asshole*, bitch*, bastard*, idiot*, moron*, stupid bot, you are stupid, youre stupid, are you stupid, you suck, shut up, go to hell, death to, kill all, kill jews, kill the jews, kill arabs, kill the arabs, gas the,
    hate jews, hate arabs, hate israel, hate muslims, filthy, dirty jew*, dirty arab*, nazi*, hitler*, zionist pig*, free palestine, from the river to the sea, subhuman*, vermin, jews control, intifada, blow up, a bomb, bomb them,
    shoot people, attack people, destroy israel, wipe out, baby killer*, מטומטם, אידיוט, זונה`,
  private: `ignore previous, ignore all, ignore your, ignore the above, disregard previous, disregard your, forget your instructions, previous instructions, system prompt, your prompt, your instructions, jailbreak, developer mode,
    pretend to be, pretend you, reveal your, api key, secret key, drop table, passwords of, all passwords, admin password, database password, pending application*, pending project*, unpublished, audit log, who donated, who gave, list of donors, donor list, your donors, all donors,
    names of, list of users, list all users, all users, phone number of the volunteer*, phone numbers of, email addresses of, email of the, home address of, where does he live, where does she live, credit card numbers, personal data of, make me admin, make me an admin, admin rights, admin access, you are now, log in as,
    as an admin, script alert`,
  deeds: `from my card, my credit card for, book it for me, sign me up for it, pay for me, donate for me, buy it for me, order it for me, on my behalf`,
  politics: `prime minister, netanyahu, bibi, trump, biden, knesset, election*, vote for, should i vote, political party, two state, hamas, hezbollah, ceasefire, war crime*, genocid*, apartheid, judicial reform, settlements legal, who is right, בחירות, פוליטיקה`,
  tired: `you are useless, youre useless, completely useless, useless bot, not what i asked, not what i meant, wrong answer, you dont understand, you do not understand, you dont listen, you didnt answer, asked you already, makes no sense, not helpful, this is frustrating`,
  elsewhere: `weather, forecast, bitcoin, crypto*, stock price*, stock market, stocks, lottery, horoscope, joke, jokes, riddle, chess, world cup, super bowl, capital of, square root, equation, homework for me, my homework, maths homework, essay, python, javascript, write code, regex,
    sql query, translate this, netflix, restaurant*, cheap flight*, book me a flight, rent a car, girlfriend, boyfriend, marry me, sex, porn*, casino, betting, gambling, weapon*, cocaine, poem, haiku, song lyrics, population of, who invented, who wrote, who won, how tall is, meaning of life, tell me a story, what time is it, מזג אוויר, מתכון, בדיחה`,
} as const satisfies Record<string, string>

export type Urgent = keyof typeof URGENT_WORDS
