/** Texts of recovery codes and forgotten passwords. */
export const recoveryTexts = {
  codes: 'Atkūrimo kodai',
  codesIntro:
    'Dešimt kodų tam atvejui, jei pamirštumėte slaptažodį: bet kuriuo iš jų vieną kartą nustatysite naują. Laikykite juos ne telefone ir ne kompiuteryje, o popieriuje, pavyzdžiui, namuose.',
  state: (left: number) => (left === 0 ? 'nėra' : `liko ${left} iš 10`),
  codesNone: 'Atkūrimo kodų dar nėra.',
  codesLeft: (left: number, moment: string) => `Liko kodų: ${left} iš 10. Sukurti ${moment}.`,
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
    'Daugiau jų nerodysime. Nusirašykite juos dabar arba atsisiųskite ir atsispausdinkite; kiekvienas tinka vieną kartą.',
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
  fileTitle: (site: string) => `${site}: valdymo skydelio atkūrimo kodai`,

  title: 'Pamiršote slaptažodį?',
  intro:
    'Jei turite prieigos raktą, grįžkite ir prisijunkite juo: slaptažodžio nereikės. Naują slaptažodį nustatysite atkūrimo kodu arba nuoroda, kurią atsiųsime paštu.',
  code: 'Atkūrimo kodas',
  codeHint: 'šešiolika ženklų; brūkšneliai ir didžiosios raidės nesvarbūs',
  codeRequired: 'Įrašykite atkūrimo kodą',
  set: 'Nustatyti slaptažodį',
  setting: 'Nustatoma...',
  setByPasskey: 'Patvirtinti prieigos raktu',
  setFailed: 'Nepavyko pakeisti slaptažodžio. Bandykite vėliau.',
  done: 'Slaptažodis pakeistas',
  doneText: 'Prisijunkite nauju slaptažodžiu.',

  byMail: 'Neturite kodo?',
  byMailText:
    'Atsiųsime nuorodą adresu, kuriuo gaunate svetainės pranešimus. Ji galioja 15 minučių ir veikia vieną kartą. Jei esate pridėję prieigos raktą, vien nuorodos neužteks: dar prašysime patvirtinti raktu arba atkūrimo kodu.',
  send: 'Atsiųsti nuorodą',
  sending: 'Siunčiama...',
  sent: 'Nuoroda pakeliui',
  sentText:
    'Patikrinkite paštą, taip pat ir šlamšto aplanką. Jei nuorodos ką tik prašėte, galioja ankstesnioji.',
  sendFailed: 'Nepavyko išsiųsti nuorodos. Bandykite vėliau.',

  linkIntro: 'Įrašykite naują slaptažodį. Visi prisijungę įrenginiai bus atjungti.',
  linkNeedsMore:
    'Vien nuorodos neužtenka, nes turite prieigos raktą: patvirtinkite juo arba įrašykite atkūrimo kodą.',
  linkChecking: 'Tikrinama nuoroda...',
  last: 'Jei neturite nei kodo, nei savo pašto, naują slaptažodį nustatys svetainės prižiūrėtojas.',
  back: 'Grįžti į prisijungimą',
} as const
