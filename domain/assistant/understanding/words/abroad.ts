/** Countries and cities outside Israel, in lines as `read-place-lines.ts` reads them. */
export const NORTH_AMERICA = `
North America = צפון אמריקה: *
the United States = usa, us?, u.s., u.s, u s, united states, america, united states of america, the states, stateside, american cities?, ארצות הברית, ארה"ב: New York, New Jersey, California, Massachusetts, Illinois, Florida, Washington, Maryland, Pennsylvania, Texas, Georgia, Tennessee, Ohio, Michigan, Missouri, Minnesota, Colorado, Arizona, Nevada, Seattle, Oregon, Connecticut, North Carolina, Louisiana, Wisconsin, Indiana, Virginia, Puerto Rico
Canada = קנדה: Toronto, Ontario, Montreal, Quebec, Vancouver, Winnipeg, Manitoba, Ottawa, Calgary, Alberta, Edmonton, Halifax, Nova Scotia
Mexico = מקסיקו: Mexico City
New York = new york city, nyc, ny?, ניו יורק: Manhattan, Brooklyn, Queens?, Bronx, Upper West Side, West End Avenue, Long Island, Staten Island, Westchester
Manhattan = מנהטן
Brooklyn = ברוקלין
New Jersey = nj, ניו ג'רזי: Teaneck, Livingston nj, Jersey City
California = קליפורניה: Los Angeles, San Francisco, San Diego, Sacramento, Orange County
Los Angeles = la?, la california, l.a., לוס אנג'לס: Hollywood, Beverly Hills
San Francisco = bay area, סן פרנסיסקו: Silicon Valley, Palo Alto, Oakland, Berkeley
Massachusetts: Boston
Boston = בוסטון: Brookline, Newton Massachusetts, Cambridge Massachusetts
Illinois: Chicago
Chicago = שיקגו: Skokie, Highland Park
Florida = פלורידה: Miami, Boca Raton, Fort Lauderdale, Orlando?, Tampa, Jacksonville, Palm Beach, Aventura, Hollywood Florida
Miami = מיאמי
Washington = washington dc, dc?, washington d.c., וושינגטון: Bethesda, Silver Spring, Rockville, Potomac
Maryland: Baltimore, Pikesville
Pennsylvania: Philadelphia, Pittsburgh
Philadelphia = philly, פילדלפיה
Texas = טקסס: Dallas, Houston, Austin?, San Antonio
Dallas = דאלאס
Georgia?: Atlanta
Tennessee: Nashville, Memphis
Ohio: Cleveland, Cincinnati, Columbus?
Michigan: Detroit, West Bloomfield
Missouri: St Louis, Saint Louis, Kansas City
Minnesota: Minneapolis, St Paul
Colorado: Denver, Boulder?
Arizona: Phoenix?, Scottsdale
Nevada: Las Vegas
Seattle = washington state
Oregon: Portland?
Connecticut: Hartford, Stamford, New Haven
North Carolina: Charlotte?, Raleigh
Louisiana: New Orleans
Wisconsin: Milwaukee
Indiana: Indianapolis
Virginia?: Richmond Virginia
Ontario: Toronto, Ottawa
Toronto = טורונטו: North York, Thornhill, Vaughan
Quebec: Montreal
Montreal = montréal, מונטריאול: Cote Saint Luc, Hampstead Quebec
Vancouver = british columbia, ונקובר
Manitoba: Winnipeg
Ottawa = ottawa ontario
Alberta: Calgary, Edmonton
Nova Scotia: Halifax
Mexico City = ciudad de mexico, מקסיקו סיטי: Polanco
Costa Rica: San Jose Costa Rica
Panama: Panama City
Cuba: Havana
Jamaica: Kingston Jamaica
Guatemala: Guatemala City
Puerto Rico = puertorico
`
export const SOUTH_AMERICA = `
South America = latin america, דרום אמריקה: *
Argentina = argentine, ארגנטינה: Buenos Aires
Buenos Aires = בואנוס איירס: Villa Crespo, Palermo Buenos Aires
Brazil = brasil, ברזיל: São Paulo, Rio de Janeiro
São Paulo = סאו פאולו: Higienopolis
Rio de Janeiro = rio?: Copacabana
Chile = צ'ילה: Santiago
Uruguay = אורוגוואי: Montevideo
Paraguay: Asuncion
Peru = פרו: Lima?
Colombia = קולומביה: Bogota, Medellin
Venezuela: Caracas
Ecuador: Quito
Bolivia: La Paz
`
export const EUROPE = `
Europe = european?, european union, eu?, אירופה: *
the United Kingdom = united kingdom, uk, u.k., great britain, britain, british isles, בריטניה: England, Scotland, Wales, Northern Ireland
England = אנגליה: London, Manchester, Leeds, Yorkshire, Birmingham, Liverpool, Merseyside, Kent, Gateshead, Newcastle
London = לונדון: Hendon, Golders Green, Stamford Hill, Finchley, Edgware, Hampstead
Manchester = מנצ'סטר: Prestwich, Salford, Whitefield Manchester
Yorkshire: Leeds
Kent? = county kent
Newcastle?
Scotland = scottish?, סקוטלנד: Edinburgh, Glasgow
Glasgow = גלזגו: Partick, Giffnock
Wales: Cardiff
Northern Ireland: Belfast
Birmingham = birmingham uk
Merseyside: Liverpool
Ireland = אירלנד: Dublin, Cork Ireland
France = צרפת: Paris, Marseille, Lyon?, Strasbourg, Toulouse, Cannes, Bordeaux
Paris = île de france, פריז: Le Marais, Neuilly
Marseille = marseilles
Germany = deutschland, גרמניה: Berlin, Munich, Frankfurt, Hamburg, Cologne, Stuttgart, Leipzig, Düsseldorf
Munich = münchen
Berlin = ברלין: Prenzlauer Berg, Charlottenburg
Austria = אוסטריה: Vienna, Salzburg
Vienna = wien
Switzerland = שוויץ: Zürich, Geneva, Basel, Bern, Lausanne
Italy = איטליה: Rome, Milan, Florence?, Venice, Turin
Rome? = roma
Milan = milano
Spain = españa, ספרד: Madrid, Barcelona, Valencia, Seville
Portugal = פורטוגל: Lisbon, Porto?
Lisbon = lisboa
the Netherlands = netherlands, holland, הולנד: Amsterdam, Rotterdam, the Hague
Belgium = בלגיה: Brussels, Antwerp
Brussels = bruxelles
Antwerp = antwerpen
Denmark = דנמרק: Copenhagen
Sweden = שוודיה: Stockholm, Malmo, Gothenburg
Norway = נורווגיה: Oslo, Bergen Norway
Finland = פינלנד: Helsinki
Poland = פולין: Warsaw, Krakow
Warsaw = warszawa
Krakow = cracow
the Czech Republic = czech republic, czechia, צ'כיה: Prague
Hungary = הונגריה: Budapest
Budapest = בודפשט
Romania = רומניה: Bucharest
Bulgaria = בולגריה: Sofia?
Greece = יוון: Athens, Thessaloniki
Thessaloniki = salonika
Ukraine = אוקראינה: Kyiv, Odesa, Lviv, Dnipro
Kyiv = kiev
Odesa = odessa
Russia = רוסיה: Moscow, St Petersburg, Saint Petersburg
Lithuania: Vilnius
Latvia: Riga?
Estonia: Tallinn
Croatia: Zagreb
Serbia: Belgrade
Slovakia: Bratislava
Luxembourg = luxemburg
Malta: Valletta
Iceland: Reykjavik
Moldova: Chisinau
Cyprus = קפריסין: Nicosia, Limassol, Larnaca
Gibraltar = gib?
`
export const ASIA = `
Asia = אסיה: *
India = הודו: Mumbai, Delhi, New Delhi, Bangalore, Kochi
Kochi = cochin
Japan = יפן: Tokyo, Osaka, Kyoto
China = סין: Beijing, Shanghai
Hong Kong = hongkong
Taiwan: Taipei
South Korea = korea: Seoul
Singapore = singapur, סינגפור
Thailand = תאילנד: Bangkok, Phuket
Vietnam: Hanoi, Saigon
the Philippines = philippines: Manila
Indonesia: Bali?, Jakarta
Malaysia: Kuala Lumpur
the Emirates = emirates, uae: Dubai, Abu Dhabi
Bahrain: Manama
Kazakhstan: Almaty
Uzbekistan: Tashkent
Azerbaijan: Baku
Nepal: Kathmandu
Sri Lanka: Colombo
`
export const AFRICA = `
Africa = אפריקה: *
South Africa = southafrica, דרום אפריקה: Johannesburg, Cape Town, Durban, Pretoria
Johannesburg = joburg, jozi, יוהנסבורג: Glenhazel, Sandton
Cape Town = capetown, קייפטאון: Sea Point
Durban = kwazulu natal
Ethiopia = אתיופיה: Addis Ababa, Gondar
Addis Ababa = addis?
Kenya = קניה: Nairobi, Naivasha, Mombasa
Uganda: Kampala
Rwanda: Kigali
Ghana: Accra
Nigeria: Lagos, Abuja
Tanzania: Dar es Salaam, Zanzibar
Zambia: Lusaka
Zimbabwe: Harare
Namibia: Windhoek
Morocco = fez?, מרוקו: Casablanca, Marrakech, Rabat
Marrakech = marrakesh
Egypt = מצרים: Cairo, Alexandria Egypt
Tunisia: Djerba, Tunis?
Malawi: Lilongwe
`
export const OCEANIA = `
Oceania = down under, אוקיאניה: *
Australia = aussie?, אוסטרליה: Sydney, Melbourne, Perth, Brisbane, Adelaide, Canberra, Gold Coast, Queensland, New South Wales
Sydney = סידני: Bondi
Melbourne = מלבורן: Caulfield, St Kilda
Perth = western australia, פרת'
New Zealand = newzealand, ניו זילנד: Auckland, Wellington?, Christchurch
`

/** Everywhere except Israel. */
export const ABROAD = `
abroad = overseas, outside israel, outside of israel, not in israel, other countries, in the diaspora, diaspora, internationally, חו"ל, חוץ לארץ: *
`
