import { counted } from '#src/core/lithuanian.ts'

const codesLeft = (left: number) => `${counted(left, ['kodas', 'kodai', 'kodų'])} iš 10`

/** Texts of recovery codes and forgotten passwords. */
export const recoveryTexts = {
  codes: 'Atkūrimo kodai',
  codesIntro:
    'Dešimt kodų tam atvejui, jei pamirštumėte slaptažodį: bet kuriuo iš jų vieną kartą nustatysite naują. Laikykite juos ne telefone ir ne kompiuteryje, o popieriuje, pavyzdžiui, namuose.',
  state: (left: number) => (left === 0 ? 'nėra' : `liko ${codesLeft(left)}`),
  codesNone: 'Atkūrimo kodų dar nėra.',
  codesLeft: (left: number, moment: string) => `Liko ${codesLeft(left)}. Sukurti ${moment}.`,
  makeHeading: 'Sukurti kodus',
  makeAgain: 'Sukūrus naujus, ankstesni nebegalios.',
  password: 'Patvirtinkite slaptažodžiu',
  make: 'Sukurti kodus',
  making: 'Kuriama...',
  makeByPasskey: 'Patvirtinti prieigos raktu ir sukurti',
  codesMade: 'Atkūrimo kodai sukurti',
  codesFailed: 'Nepavyko sukurti kodų. Bandykite vėliau.',
  yours: 'Jūsų atkūrimo kodai',
  shownOnce:
    'Daugiau jų nerodysime. Atsispausdinkite, nusirašykite arba atsisiųskite juos dabar; kiekvienas tinka vieną kartą.',
  print: 'Spausdinti',
  /** Printed and saved with the codes. */
  onPaper: (page: string, day: string) =>
    `Pamiršę slaptažodį, atverkite ${page} ir įrašykite bet kurį kodą. Kiekvienas tinka vieną kartą: panaudotą išbraukite. Sukurti ${day}.`,
  download: 'Atsisiųsti',
  copy: 'Kopijuoti',
  copied: 'Nukopijuota',
  copyFailed: 'Nepavyko nukopijuoti. Pažymėkite kodus ir nukopijuokite patys.',
  kept: 'Išsisaugojau',
  keeping: 'Pažymima...',
  keepFailed: 'Nepavyko pažymėti. Bandykite vėliau.',
  notKept:
    'Nepažymėjote, kad kodus išsisaugojote. Jei juos turite, paspauskite „Išsisaugojau“, o jei ne – sukurkite naujus.',
  leaveTitle: 'Ar kodus išsisaugojote?',
  leaveText: 'Išėjus jų daugiau nepamatysite. Jei neišsisaugojote, grįžkite ir nusirašykite.',
  leaveConfirm: 'Išeiti',
  leaveCancel: 'Grįžti prie kodų',
  fileName: 'atkurimo-kodai.txt',
  sheetTitle: (site: string) => `${site}: valdymo skydelio atkūrimo kodai`,

  title: 'Pamiršote slaptažodį?',
  intro:
    'Naują nustatysite vienu iš dviejų būdų. Jei turite prieigos raktą, grįžkite ir prisijunkite juo: slaptažodžio nereikės.',
  code: 'Atkūrimo kodas',
  codeHint: 'šešiolika ženklų; brūkšneliai ir didžiosios raidės nesvarbūs',
  codeRequired: 'Įrašykite atkūrimo kodą',
  set: 'Nustatyti slaptažodį',
  setting: 'Nustatoma...',
  setByPasskey: 'Patvirtinti prieigos raktu',
  setFailed: 'Nepavyko pakeisti slaptažodžio. Bandykite vėliau.',
  done: 'Slaptažodis pakeistas',
  doneText: 'Prisijunkite nauju slaptažodžiu.',

  byMail: 'Nuoroda paštu',
  byMailText: (minutes: number) =>
    `Atsiųsime ją adresu, kuriuo gaunate svetainės pranešimus; ji galioja ${minutes} minučių.`,
  byCode: 'Atkūrimo kodas',
  byCodeText: 'Jei esate susikūrę kodus, įrašykite bet kurį dar nepanaudotą.',
  send: 'Atsiųsti nuorodą',
  sending: 'Siunčiama...',
  sent: 'Nuoroda pakeliui',
  sentText:
    'Atverkite savo paštą ir laiške paspauskite nuorodą. Jei laiško nėra, pažvelkite į šlamšto aplanką.',
  /** @param moment end of the link. */
  sentUntil: (moment: string, minutes: number) =>
    `Nuoroda galioja iki ${moment}. Jei jos jau prašėte prieš mažiau nei ${minutes} minučių, nauja nesiunčiama: galioja ankstesnioji.`,
  sentMore:
    'Jei laiško nesulaukėte, vėliau atnaujinkite šį puslapį ir paprašykite dar kartą. Jei esate pridėję prieigos raktą, atvėrę nuorodą dar patvirtinsite juo arba atkūrimo kodu.',
  sendFailed: 'Nepavyko išsiųsti nuorodos. Bandykite vėliau.',

  linkTitle: 'Naujas slaptažodis',
  linkIntro: 'Įrašykite naują slaptažodį. Visi prisijungę įrenginiai bus atjungti.',
  linkNeedsMore:
    'Vien nuorodos neužtenka, nes turite prieigos raktą: patvirtinkite juo arba įrašykite atkūrimo kodą.',
  linkChecking: 'Tikrinama nuoroda...',
  last: 'Jei neturite nei kodo, nei savo pašto, naują slaptažodį nustatys svetainės prižiūrėtojas.',
  back: 'Grįžti į prisijungimą',
} as const
