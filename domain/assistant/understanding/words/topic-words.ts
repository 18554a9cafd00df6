import type { Category } from '#domain/project-events/project-event.ts'

/** Names of each topic; they need no further search. */
export const TOPIC_NAMES: Record<Category, string> = {
  'environmental-conservation': `environment, environmental, environmental conservation, the environment, conservation, ecology, ecological,
    nature, green projects, sustainability, sustainable, climate, climate change, איכות הסביבה, סביבה, טבע, אקולוגיה`,
  education: `education, educational, schooling, חינוך, חינוכי`,
  'community-development': `community development, community, communities, community building, resilience, rebuild*, קהילה, קהילות, קהילתי`,
  healthcare: `health, healthcare, health care, medical, medicine, wellbeing, well being, wellness, בריאות, רפואה, רפואי`,
  technology: `technology, technologies, tech, hi tech, hitech, high tech, innovation, technical, טכנולוגיה, היי טק, הייטק`,
  'arts-culture': `art and culture, arts and culture, arts culture, arts, art, culture, cultural, creative, אמנות, תרבות`,
  'social-justice': `social justice, social, welfare, equality, inclusion, social action, צדק חברתי, רווחה`,
  events: `celebration*, community event, get together, gathering, social event`,
}

/** Things related to each topic: recognized as the topic, and searched as words too. */
export const TOPIC_THINGS: Record<Category, string> = {
  'environmental-conservation': `tree, trees, olive tree, olive, orchard, forest*, plant*, replant*, dune, beach, beaches, beach clean*, clean up, cleanup, cleaning the beach,
    sea, ocean, turtle, bird*, animal*, wildlife, gazelle, ibex, river, stream, spring, water, desert, recycl*, plastic, litter, trash, garbage, rubbish, waste,
    solar, sun power, energy, renewable*, trail*, hiking trail, hiking, hike*, footpath, path, waymark*, picking fruit, fruit, fruit picking, harvest*, farm*, agricultur*, farmer*, field*,
    vegetable*, food rescue, gleaning, compost*, fire watch, wildfire, fires, stars, star party, stargazing, astronomy, dark sky, reef, coral, garden*, outdoors, acacia, cherry, cherries, pollution,
    עצים, עץ, זיתים, חקלאות, קטיף, חוף, ים, בעלי חיים, ציפורים, גינה, ניקיון`,
  education: `school*, pupil*, student*, teach*, teacher*, tutor*, homework, learn*, learning, study, studies, studying, class, classes, classroom, lesson*, course*, kindergarten*, preschool*, nursery school,
    university, college*, scholarship*, grant, grants, degree*, diploma*, matriculation, bagrut, library, libraries, reading, literacy, ulpan, hebrew lesson, learning hebrew, learn hebrew,
    mentor*, mentoring, english, math, maths, mathematics, science, history, museum*, archive*, training, exam, exams, after school, children, child, kids, youth, teenager*, teen*, school bags, backpack*,
    בית ספר, בתי ספר, תלמידים, לימודים, ללמד, מורים, מורה, שיעורים, גן ילדים, ילדים, נוער, סטודנטים, מלגות`,
  'community-development': `rebuild homes, housing, homes, new home, roof*, house, houses, neighbor*, neighborhood*, border town*, border communit*, kibbutz, kibbutzim, moshav, evacuee*, evacuated, displaced, returning families, returning home,
    resettle*, newcomer*, new immigrant*, immigrant*, immigration, olim, oleh, olah, aliyah, aliya, absorption, shelter*, paint a shelter, bomb shelter*, miklat, safe room*, playroom*, playground*, emergency, preparedness, first response, responder*, security, civil defense, alert team*, kitat konenut,
    soldier*, reservist*, reserve*, miluim, idf, army, troops, military, on duty, lone soldier*, meal*, food, hot meals, feeding, feed, parcel*, food parcels, packages, care packages, small business*, shops, local economy, elderly, neighbour*, farmer*, agricultur*, widow*, women, library, jobs, employment, work for, entrepreneur*, october 7, 7 october, oct 7, october 7th, october seventh, nova, war, after the war, recovery, restoration, evacuation,
    חיילים, חייל, חיילים בודדים, מילואים, אוכל, ארוחות, עולים, עליה, מפונים, שיקום, בתים, מקלט, מקלטים, ביטחון, קיבוץ`,
  healthcare: `hospital*, clinic*, doctor*, nurse*, nursing, patient*, dental, dentist*, teeth, sick, illness*, ill, cancer, dialysis, wounded, wounded soldier*, injured, injury, rehab*, rehabilitation, amput*, prosthe*, trauma*, ptsd, post trauma, mental health, psycholog*, therapy, therapeutic, therapist*, therapies, anxiety, healing, recover*, recovery,
    first aid, ambulance*, paramedic*, defibrillator*, cpr, blood, blood donation, give blood, donate blood, wheelchair*, walker*, disabilit*, disabled, handicapped, special needs, deaf, hard of hearing, blind, horse*, riding, surf*, marathon*, yoga, bike*, cycling, bicycle*, sailing, swimming, sports, running, walk, walks, walking, premature, sport, sport*, babies, baby, elderly care, hospice, autis*, medicine*, surgery, medical equipment, children, soldier*, elderly, older people,
    בית חולים, בתי חולים, חולים, פצועים, פצוע, שיקום רפואי, טראומה, נכים, מוגבלויות, רופאים, אחיות, עזרה ראשונה, תרומת דם`,
  technology: `computer*, laptop*, software, coding, code, coders, programming, programmer*, app, apps, robot*, robotics, drone*, hackathon*, hacker*, 3d print*, printing, printer, maker*, makers, invent*, inventor*, engineer*, engineering, startup*, start up*, internet, website*, web, data, ai, artificial intelligence, cyber*, digital, electronics, radio, radio amateur*, ham radio, battery, batteries, tablet*, smartphone*, repair cafe, repair*, fix things, fixing things, tool library, gadgets, stem, solar, energy, water technology, agritech,
    מחשבים, מחשב, תכנות, רובוטיקה, רובוטים, סטארט אפ, הייטק`,
  'arts-culture': `music*, concert*, choir*, sing, singing, singer*, song*, songwrit*, band*, orchestra*, quartet*, piano, pianist*, guitar, violin, drum*, opera, jazz, dance*, dancing, theater, theatre, drama, film*, cinema, movie*, painting*, paint, draw, drawing, sculpt*, gallery, galleries, exhibition*, exhibit*, artist*, residency, craft*, knit*, sew, sewing, quilt*, wool, pottery, ceramic*, weaving, woodwork*, carpentry, furniture, book*, bookbinding, bindery, poetry, poet*, writing, writers, story, stories, storytell*, memoir*, memory book*, letterpress, typography, piyyut, piyut, heritage, tradition*, children, museum*, history, culture night, photograph*, photo, photos, literature, tango, milonga,
    מוזיקה, מוסיקה, קונצרט, מקהלה, שירה, שירים, ריקוד, תיאטרון, ספרים, תערוכה, ציור, סיפורים, צילום`,
  'social-justice': `poor, poverty, needy, in need, hungry, hunger, soup kitchen*, soup, food for families, food for poor*, homeless*, refugee*, minority, minorities, bedouin, arab, arabs, druze, ethiopian*, women, girls, widow*, widower*, orphan*, bereaved, bereavement, grief, mourning, grieving, elderly, seniors, older people, old people, aged, grandparent*, grandmother*, holocaust survivor*, survivor*, lost a parent, lost their parents, lost a father, lost a mother, lost a child, lost someone, lost their home, fallen soldier*, the fallen, parent, parents, spouse*, children, child, kids, soldier*, newcomer*, immigrant*, food, meal*, lonely, loneliness, alone people, caregiver*, legal aid, human rights, civil rights, justice, coexistence, co existence, jews and arabs, shared society, dialogue, peace, accessib*, accessible, at risk, youth at risk, big brother, big sister, families, single mother*, single parent*, mother, mothers, new mother*, bicycle*, legal clinic*, victims, victim, hostage*, lone soldier*, shabbat meal*, shabbat table*, wheelchair accessible, transport*, minibus,
    קשישים, עניים, נזקקים, יתומים, אלמנות, שכול, ניצולי שואה, בדואים, דו קיום, חטופים, משפחות, בודדים`,
  events: `festival*, party, parties, gala, galas, fair, fairs, bazaar*, raffle*, dinner*, supper*, tasting*, picnic*, ceremony, ceremonies, celebrate, concert*, thank you evening*, פסטיבל, מסיבה`,
}

/** Not a topic, although a phrase contains the name of one. */
export const NO_TOPIC = `social media, social network*, social worker*, social work, from home, at home, home page, my home, community center, community centre, state of the art, free time, event planning, tech support, medical emergency, book me, book a place, book a seat, book a ticket, book now, class 6b, sea you, star rating, five star, art of, sport a, walk in, walk me, back in the day, in the air, learn more, learn about, story behind, the story, in memory of, data protection, personal data`
