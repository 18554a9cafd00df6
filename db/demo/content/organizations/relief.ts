import type { DemoOrganization } from '#db/demo/shapes.ts'

export const RELIEF: DemoOrganization[] = [
  {
    key: 'galilee-hands',
    owner: 'partner',
    status: 'approved',
    name: 'Galilee Hands',
    nameHebrew: 'ידיים לגליל',
    website: 'https://www.galilee-hands.example',
    registrationNumber: '580990114',
    country: 'israel',
    organizationType: 'nonprofit-association',
    yearEstablished: 2009,
    charitableStatus: 'yes',
    contactName: 'Yael Arbel',
    contactRole: 'Executive Director',
    address: '14 Tel Hai Street, Kiryat Shmona 1101914, Israel',
    description:
      'Galilee Hands began with eleven neighbors and a borrowed van in Kiryat Shmona. Today four hundred volunteers repair homes, replant orchards and keep company with families who have come back to the northern border after long months away. We work from three small depots between Metula and Safed, and we stay after the first coat of paint is dry.',
    mission:
      'To help every family in the Upper Galilee who wants to come home find a home worth coming back to.',
    focusAreas: ['displaced-communities', 'reconstruction', 'social-welfare', 'emergency-relief'],
    audiences: ['families-in-need', 'children'],
    activities: [
      'post-projects-and-events',
      'launch-fundraising-campaigns',
      'recruit-volunteers',
      'sell-branded-merchandise',
    ],
    districts: ['northern-district', 'haifa-district'],
    hasLogo: true,
    cover: 'Rows of young cherry trees in pink blossom on a brown slope, with hills behind',
    howToPay: `Please transfer the amount to Galilee Hands:

Demo Bank, branch 000, account 000-000000
IBAN XX00 0000 0000 0000 0000 000

Include the number of your order or gift with the payment, so that Yael can find it. A check to 14 Tel Hai Street, Kiryat Shmona 1101914 is welcome too.

This is a demonstration: the account does not exist. Please do not send money.`,
    howToPayHebrew: `אפשר להעביר את הסכום לידיים לגליל:

בנק הדגמה, סניף 000, חשבון 000-000000
IBAN XX00 0000 0000 0000 0000 000

ציינו בהעברה את מספר ההזמנה או התרומה, כדי שיעל תמצא אותה. אפשר גם לשלוח צ׳ק לרחוב תל חי 14, קריית שמונה 1101914.

זאת הדגמה: החשבון אינו קיים. נא לא לשלוח כסף.`,
  },
  {
    key: 'negev-bloom',
    owner: 'partner2',
    status: 'approved',
    name: 'Negev Bloom',
    nameHebrew: 'פריחת הנגב',
    website: 'https://www.negev-bloom.example',
    registrationNumber: '580990237',
    country: 'israel',
    organizationType: 'nonprofit-association',
    yearEstablished: 2012,
    charitableStatus: 'yes',
    contactName: 'Eitan Golan',
    contactRole: 'Chief Executive',
    address: '31 HaTomer Street, Ofakim 8751005, Israel',
    description:
      "Negev Bloom works with the towns and kibbutzim of the western Negev, the Arava and Be'er Sheva. We plant, build and teach side by side with the people who live there, and every project has a local committee that can say no. Since 2023 most of our work has been the slow rebuilding of the communities near Gaza.",
    mission: 'A Negev where young families choose to stay, work and raise their children.',
    focusAreas: ['reconstruction', 'displaced-communities', 'education', 'social-welfare'],
    audiences: ['families-in-need', 'children', 'immigrants'],
    activities: [
      'post-projects-and-events',
      'launch-fundraising-campaigns',
      'recruit-volunteers',
      'sell-branded-merchandise',
      'plan-group-tours',
    ],
    isContactPublic: true,
    districts: ['southern-district'],
    hasLogo: true,
    cover: 'A well house with solar panels in the desert',
    howToPay: `Please transfer the amount to Negev Bloom:

Demo Bank, branch 001, account 000-000001
IBAN XX00 0000 0000 0000 0000 001

Include the number of your order or gift with the payment, so that we can find it.

This is a demonstration: the account does not exist. Please do not send money.`,
    howToPayHebrew: `אפשר להעביר את הסכום לפריחת הנגב:

בנק הדגמה, סניף 001, חשבון 000-000001
IBAN XX00 0000 0000 0000 0000 001

ציינו בהעברה את מספר ההזמנה או התרומה, כדי שנמצא אותה.

זאת הדגמה: החשבון אינו קיים. נא לא לשלוח כסף.`,
  },
  {
    key: 'quiet-stride',
    status: 'approved',
    name: 'Quiet Stride',
    nameHebrew: 'צעד שקט',
    website: 'https://www.quiet-stride.example',
    registrationNumber: '580990342',
    country: 'israel',
    organizationType: 'nonprofit-association',
    yearEstablished: 2015,
    charitableStatus: 'yes',
    contactName: 'Noga Perlman',
    contactRole: 'Director of Rehabilitation',
    address: '8 Hagalim Boulevard, Haifa 3502308, Israel',
    description:
      'Quiet Stride walks with wounded soldiers and their families from the day they leave the hospital. Our therapists, trainers and former patients run swimming, sailing, carpentry and talking groups in small circles where nobody is rushed. Most of those who guide a group today once sat in one.',
    mission:
      'To give people who were wounded time, company and skill on the way back to a life of their own.',
    focusAreas: ['wounded-soldiers', 'social-welfare'],
    audiences: ['soldiers'],
    activities: ['post-projects-and-events', 'launch-fundraising-campaigns', 'recruit-volunteers'],
    districts: ['haifa-district', 'tel-aviv-district', 'central-district'],
  },
  {
    key: 'ninth-pot',
    status: 'approved',
    name: 'The Ninth Pot',
    nameHebrew: 'הסיר התשיעי',
    website: 'https://www.ninth-pot.example',
    registrationNumber: '580990451',
    country: 'israel',
    organizationType: 'nonprofit-association',
    yearEstablished: 2018,
    charitableStatus: 'in-progress',
    contactName: 'Ruti Ben-Ami',
    contactRole: 'Kitchen Coordinator',
    address: '22 Moshe Levi Street, Rishon LeZion 7565824, Israel',
    description:
      'The Ninth Pot is a network of home cooks and three rented kitchens. We cook kosher meals for soldiers on long shifts, for hospital corridors and for neighbors who would otherwise eat alone. The name comes from our first Friday, when eight pots were planned and somebody filled a ninth.',
    mission: 'Nobody who looks after others should eat cold food out of a can.',
    focusAreas: ['food-for-soldiers', 'social-welfare', 'emergency-relief'],
    audiences: ['soldiers', 'families-in-need'],
    activities: ['post-projects-and-events', 'recruit-volunteers', 'sell-branded-merchandise'],
    districts: ['central-district', 'tel-aviv-district', 'southern-district'],
    hasLogo: true,
  },
  {
    key: 'almond-window',
    status: 'approved',
    name: 'Almond Window',
    nameHebrew: 'חלון השקד',
    website: 'https://www.almond-window.example',
    registrationNumber: '580990563',
    country: 'israel',
    organizationType: 'public-benefit-company',
    yearEstablished: 2006,
    charitableStatus: 'yes',
    contactName: 'Hadas Meiri',
    contactRole: 'Head of Family Programs',
    address: '47 Emek Refaim Street, Jerusalem 9314112, Israel',
    description:
      'Almond Window accompanies widows, widowers and children who have lost a parent, for as long as they want us. Social workers, big brothers and sisters and a handful of patient lawyers do the work, in Jerusalem and wherever a family lives. We never publish names or faces.',
    mission:
      'To stand beside bereaved families through the ordinary days, when most visitors have gone home.',
    focusAreas: ['widows-and-orphans', 'social-welfare', 'education'],
    audiences: ['families-in-need', 'children'],
    activities: [
      'post-projects-and-events',
      'launch-fundraising-campaigns',
      'fundraise-via-ambassadors',
    ],
    districts: ['jerusalem-district', 'central-district', 'judea-and-samaria'],
    hasLogo: true,
  },
]
