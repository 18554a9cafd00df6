/** Places of the Central and Tel Aviv Districts, in lines as `read-place-lines.ts` reads them. */
export const CENTRAL = `
the Sharon? = sharon plain, sharon region, hasharon, the sharon?, השרון: *
the Shfela = shfela, shephelah, shfelah, השפלה: *
Emek Hefer = hefer valley, emek hefer, עמק חפר
Rehovot = rehovoth, rechovot, rehovoht, רחובות
Rishon LeZion = rishon?, rishon letzion, rishon le zion, rishon lezion, rishon le tzion, rishon leziyon, ראשון לציון, ראשל"צ
Petah Tikva = petach tikva, petah tiqwa, petach tikvah, petah tikvah, petach tiqva, פתח תקווה, פתח תקוה
Netanya = natanya, nathanya, netania, נתניה
Ra'anana = raanana, ranana, רעננה
Kfar Saba = kfar sava, kefar sava, כפר סבא
Hod HaSharon = hod hasharon, הוד השרון
Rosh HaAyin = rosh haayin, rosh ha ayin, afek park, ראש העין
Ness Ziona = nes ziona, nes tziona, ness tziona, נס ציונה
Yavne = yavneh, יבנה?
Gedera = gederah, גדרה?
Lod = lydda, לוד
Ramla = ramle, ramleh, ramlah, רמלה
Modi'in = modiin, modi'in maccabim reut, modiin maccabim reut, maccabim?, מודיעין
Shoham = שוהם?
Elad? = אלעד?
Yehud = yehud monosson, יהוד
Be'er Ya'akov = beer yaakov, באר יעקב
Kfar Yona = כפר יונה
Tira? = tireh, טירה
Taibe = tayibe, taybeh, טייבה
Qalansawe = kalansua, קלנסווה
Kafr Qasim = kafr kassem, kfar qassem, כפר קאסם
Jaljulia = ג'לג'וליה
Even Yehuda = אבן יהודה
Tel Mond = תל מונד
Kadima-Zoran = kadima?, קדימה צורן
Mikhmoret = michmoret, mikhmoreth, מכמורת
Beit Dagan = bet dagan, בית דגן
Ganei Tikva = gane tikva, ganei tikvah, גני תקווה
Kiryat Ekron = קרית עקרון
Givat Shmuel = גבעת שמואל
Givat Haim = givat hayim, גבעת חיים
Kfar Maccabiah = kfar hamaccabiah, כפר המכביה
Nordia = moshav nordia, נורדיה
Givat Brenner = גבעת ברנר
Zur Yitzhak = tzur yitzhak, צור יצחק
Mazkeret Batya = מזכרת בתיה
Savyon = סביון?
Kfar Chabad = כפר חב"ד
Airport City = ben gurion airport, lod airport, נתב"ג
the Alexander stream = alexander stream, alexander river, nahal alexander, נחל אלכסנדר
`

export const TEL_AVIV = `
Tel Aviv = tel aviv yafo, tel aviv jaffa, telaviv, tel-aviv, tlv, ta yafo, tel aviv district, gush dan, תל אביב, ת"א, גוש דן: Jaffa, Florentin
Jaffa = yafo, yaffo, joppa, יפו
Florentin = florentine?, פלורנטין
Ramat Aviv = רמת אביב
Dizengoff = dizengoff street, dizengoff center, דיזנגוף
Rothschild Boulevard = rothschild?, רוטשילד
Hatikva? = shchunat hatikva, שכונת התקווה
Neve Tzedek = נווה צדק
the Yarkon = yarkon, yarkon park, hayarkon, פארק הירקון, הירקון
Ramat Gan = רמת גן
Tel Hashomer = sheba?, sheba hospital, תל השומר
Givatayim = givataim, givatayyim, גבעתיים
Bnei Brak = bene beraq, bney brak, bnei braq, בני ברק
Holon = cholon, חולון
Bat Yam = בת ים
Herzliya = herzliyya, herzlia, herzeliya, hertzliya, herzlya, הרצליה
Ramat HaSharon = ramat hasharon, רמת השרון
Kiryat Ono = קרית אונו
Or Yehuda = אור יהודה
Azor = אזור תעשיה אזור
Levinsky = levinsky market, שוק לוינסקי
`

/** Both districts: what people call the center of the country. */
export const MIDDLE = `
the center = the center of israel, center of israel, central israel, the centre, merkaz, central district, in the center, center of the country, המרכז?, מרכז הארץ, במרכז?, באזור המרכז: *
`
