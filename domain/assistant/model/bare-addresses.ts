/** The characters up to the end of an address. */
const REST = /[^\s<>"'`\])}|*]/.source

/** Domain endings that are commonly linked. */
const ENDINGS =
  'com|net|org|info|biz|io|co|ai|app|dev|tv|cc|xyz|icu|vip|mobi|edu|gov|mil|eu|uk|ca|au|nz|ie|de|fr|es|nl|ch|se|dk|fi|pl|cz|ru|ua|by|su|cn|jp|kr|br|mx|ar|il|za|tr|ir|ae|sa|pk|bd|ng|ke|gh|ph|th|vn|sg|hk|tw|ly|gl|gd|gg|ws|sh|st|la|fm|im|ms|nu|pw|tk|ml|ga|cf|gq|li|lu|pt|gr|ro|hu|bg|rs|hr|sk|lt|lv|ee|ge|az|kz|uz|ngo|ong|website|рф|קום|ישראל|xn--[a-z0-9-]{1,59}'
/** These are words too: capitalized, they start a sentence after a missing space. */
const WORDS =
  'in|it|me|so|to|is|at|be|us|my|no|as|am|do|re|id|si|online|site|shop|store|top|club|live|link|click|page|blog|news|world|today|life|pro|name|win|bid|loan|fun|space|tech|cloud|host|press|email|digital|network|fund|charity|foundation|money|pay|cash|bank|finance'

/** In any case except capitalized. */
const inOneCase = `(?:${WORDS}|${WORDS.toUpperCase()})`
const inAnyCase = `(?i:${ENDINGS})`
const label = String.raw`[\p{L}\p{N}-]{1,63}`
const tail = String.raw`(?::\d+)?(?:[/?#]${REST}*)?`

/** URL schemes that work without two slashes. */
const SCHEMES =
  'https?|ftps?|wss?|javascript|vbscript|mailto|file|data|blob|tel|callto|sms|smsto|mms|intent|market|geo|facetime|facetime-audio|skype|sips?|xmpp|whatsapp|tg|signal|viber|bitcoin|ethereum|litecoin|lightning|monero|paypal|venmo|upi|magnet|webcal|view-source|ssh|sftp|git'

/** Addresses outside link markup; browsers and mail clients turn some of them into links by themselves. */
export const BARE = new RegExp(
  [
    String.raw`(?<![a-zA-Z0-9+.-])(?i:${SCHEMES}):${REST}+`,
    String.raw`[a-zA-Z][a-zA-Z0-9+.-]{0,30}:[/\\]{2}${REST}+`,
    String.raw`[/\\]{2}[\p{L}\p{N}]${REST}+`,
    String.raw`(?i:www)[.。]${REST}+`,
    String.raw`[^\s@<>"'()[\]*]{1,64}@[^\s@<>"'()[\]*]+[.。]\p{L}{2,}`,
    String.raw`(?<![\p{L}\p{N}])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}])${tail}`,
    String.raw`(?<![\p{L}\p{N}-])(?:${label}[.。])+(?:${inAnyCase}|${inOneCase})(?![\p{L}\p{N}-])${tail}`,
    String.raw`(?<![\p{L}\p{N}-])(?:${label}[.。])+\p{L}{2,24}(?::\d+)?/${REST}*`,
    // Phone numbers and bank accounts; an Israeli short number is a star and four digits.
    String.raw`(?<![\p{L}\p{N}/$₪€£-])\+?\(?\p{Nd}(?:[^\S\n]?[().·\p{Pd}]?[^\S\n(]?\(?\p{Nd}){6,}(?![\p{L}\p{N}]|[^\S\n]?[$₪€£])`,
    String.raw`(?<![\p{L}\p{N}*])\*\d{4,5}(?![\p{L}\p{N}*])`,
  ].join('|'),
  'gu',
)

/** Two years or a date are not a phone number. */
export const DATE =
  /^(?:\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d{2}|(?:19|20)\d{2}[.-]\d{1,2}[.-]\d{1,2}|(?:19|20)\d{2}\s?\p{Pd}\s?(?:19|20)\d{2})$/u

/** Characters of phone numbers; a trailing run of them may still become one. */
export const IN_NUMBERS = /[\p{Nd}\s+().·\p{Pd}]/u
