import { wordTable } from '../word-table.ts'

/** Words that say little about what is asked. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  `a an the i im me my mine we us our you your it its this that these those they them their he she is am are was were be been do does did have has had having
  can could will would shall should may might must how what whats when where who whom which why if or and but so of to in on at by for from with about as into
  there here please just really very also any some all more much get got want like need know tell say let make go not no dont doesnt cant isnt arent wont
  hi hey hello ok well possible way thing things something anything someone somebody help site website page one still ever possible actually people see view show find look looking work works nothing now use using new every both us here's already
  of's up out off not's את אני אנחנו של על עם או גם כל מה מי איך איפה מתי האם למה יש אין לי לנו אפשר רוצה זה people nice meet good great once`.split(
    /\s+/,
  ),
)

/** Synonyms: the words of each line mean its first one. */
const LINES = `
donat donate donation donations donating gift gifts give giving contribution contribute gave
organization organizations organisation organisations charity charities charit ngo ngos nonprofit association amuta foundation partner partners partnership
cancel cancell cancelling withdraw
order orders ordered purchase bought parcel package packages delivery
ship shipping ships deliver shipped
refund refunds money-back
account accounts profile
delete deleting remove removing erase close closing
password passcode passwort
email emails mail mails e-mail newsletter newsletters
register registration registering signup enrol enroll
human person
robot bot machine computer chatbot ai chatgpt gpt
fee fees commission cut percentage percent overhead
receipt receipts
tax taxes deductible
image photo picture photos pictures
cost costs price charge expensive
vet vetted verify verified check checks checked vetting
scam fraud legit fake trustworthy trust reliable
safe safety dangerous danger
contact reach call phone telephone
group groups team
age old young
store shop
map maps
kid kids child children son daughter teenager teenagers teen minors
app application-mobile
start create open make
visit trip travel journey
jewish jew jews
hotel hotels accommodation housing lodging sleep
flight flights airfare
return returns exchange
pay paying payment payments paid
arrive arrived arrives come came
`

/** Maps each other word to the first word of its line. */
export const SAME_MEANING = wordTable<string>(
  Object.fromEntries(
    LINES.trim()
      .split('\n')
      .flatMap((line) => {
        const [first = '', ...others] = line.split(' ')
        return [first, ...others].map((word) => [word, first])
      }),
  ),
)
