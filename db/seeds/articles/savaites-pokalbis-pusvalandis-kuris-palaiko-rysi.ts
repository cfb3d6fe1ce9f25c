import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
  title: 'Savaitės pokalbis: pusvalandis, kuris palaiko ryšį',
  excerpt:
    'Keturi klausimai, arbata ir pusvalandis be telefonų. Kaip įsivesti savaitės pokalbį, ' +
    'kad smulkios nuoskaudos nespėtų tapti dideliais ginčais.',
  content: `Daugelis porų kasdien aptaria dešimtis reikalų: kas paims vaikus, kas nupirks duonos, kada atvažiuos meistras. O apie tai, kaip judviem sekasi kartu, prabylama tik susipykus. Savaitės pokalbis šią tvarką apverčia: apie santykius kalbatės nuolat, dar tada, kai viskas gana gerai.

Tai ne posėdis ir ne egzaminas. Tai pusvalandis, skirtas tam, kad smulkios nuoskaudos nespėtų užsigulėti, o geri dalykai neliktų nepastebėti.

## Kaip pasirengti

Pasirinkite pastovų laiką. Vieniems tinka sekmadienio rytas su kava, kitiems – ketvirtadienio vakaras, kai vaikai jau miega. Svarbu, kad niekas neskubėtų ir nebūtų alkanas. Telefonus palikite kitame kambaryje, užsiplikykite arbatos, atsisėskite taip, kad matytumėte vienas kitą.

Jei partneris į tokį pasiūlymą žiūri įtariai, nespauskite. Galite pasakyti: „Norėčiau, kad kartą per savaitę pasikalbėtume ne apie reikalus, o apie mudu. Pabandykime tris savaites, o tada nuspręsime, ar mums to reikia.“ Trumpam bandymui pritarti lengviau negu naujai tvarkai visam gyvenimui.

## Keturi klausimai

Pokalbiui užtenka keturių klausimų. Į kiekvieną atsako abu, paeiliui ir nepertraukdami vienas kito.

1. Už ką šią savaitę noriu tau padėkoti? Kuo konkrečiau, tuo geriau: ne „už viską“, o „už tai, kad trečiadienį nuvežei mano mamą pas gydytoją“.
2. Kas man šią savaitę buvo sunku? Čia tinka ir darbas, ir savijauta, ir nuotaika. Kitas klausosi ir nepataria, kol jo nepaprašo.
3. Ką mudu galėtume daryti kitaip? Vienas dalykas, vienas prašymas, jokių priekaištų.
4. Ko laukiame kitą savaitę? Susitarkite bent dėl vieno malonumo dviese, kad ir visai mažo.

Pradėkite būtent nuo padėkos. Žmogui, kurio pastangos pastebėtos, lengviau išgirsti ir prašymą. Net po prastos savaitės paprastai randame, už ką padėkoti: už užkaistą virdulį, už kantriai palauktas penkias minutes, už nutylėtą pastabą.

O jei į kurį nors klausimą šį kartą neturite ką atsakyti, taip ir pasakykite. Nereikia ieškoti bėdų vien tam, kad pokalbis atrodytų rimtesnis.

## Kaip kalbėti apie tai, kas nepatinka

Trečiasis klausimas jautriausias. Laikykitės paprastos tvarkos: kas nutiko, kaip jaučiausi, ko prašau. Pavyzdžiui: „Penktadienį sužinojau, kad savaitgalį atvažiuoja svečiai, ir nusiminiau, nes tikėjausi pailsėti. Ar kitą kartą galėtume pasitarti iš anksto?“

Jei prašoma jūsų, neskubėkite teisintis. Pirmiausia pasitikslinkite: „Noriu įsitikinti, kad supratau. Tau svarbu, kad svečius kviestume tik pasitarę, taip?“ Tada pasakykite, su kuo sutinkate ir ką galite pažadėti. Pažadėkite mažiau, bet tai, ką tikrai įvykdysite.

> Geriau vienas įgyvendintas susitarimas per savaitę negu ilgas gerų ketinimų sąrašas.

## Kas sugadina savaitės pokalbį

Pirma – kaupimas. Jei visą savaitę tyliai renkate įrodymus, pokalbis virs teismu. Smulkmenas geriau pasakyti tą pačią dieną.

Antra – posėdžio tonas. Pajutę, kad kalbate pernelyg dalykiškai, atsisėskite arčiau, pajuokaukite, paimkite vienas kitą už rankos.

Trečia – per ilgas sėdėjimas. Po pusvalandžio baikite, net jei liko neaptartų temų, ir perkelkite jas į kitą kartą. O jei kurią nors savaitę abu esate išsekę, palikite tik pirmą ir ketvirtą klausimą. Trumpas pokalbis geriau už praleistą.

## Kada pajusite skirtumą

Pirmieji pokalbiai gali būti nejaukūs: atsakinėjate lyg per pamoką, juokiatės iš savęs, nežinote, kur dėti rankas. Tai praeina. Po kelių savaičių poros dažnai pastebi, kad dėl smulkmenų ginčijasi rečiau, nes abu žino: bus laikas, kai mane išgirs.

Galiausiai svarbiausi net ne patys klausimai. Kiekvieną savaitę atsisėsdami vienas priešais kitą, parodote, kad jūsų ryšys vertas pusvalandžio – ir tada, kai darbų daug, ir tada, kai nieko blogo neatsitiko.
`,
  published: true,
  readingTime: 3,
  category: 'Santykių patarimai',
  tags: ['santykių įpročiai', 'pokalbiai', 'padėka', 'kasdienybė'],
  seoTitle: 'Savaitės pokalbis poroje: keturi klausimai',
  metaDescription:
    'Savaitės pokalbis padeda laiku pastebėti nuoskaudas ir pasidžiaugti tuo, kas gera. ' +
    'Keturi klausimai, sakinių pavyzdžiai ir patarimai, kaip pradėti.',
  focusKeyword: 'savaitės pokalbis',
  metaKeywords: [
    'savaitės pokalbis',
    'santykių patarimai',
    'pokalbis poroje',
    'santykių įpročiai',
    'padėka partneriui',
  ],
  imageAltText: null,
  createdAt: '2026-03-19T08:15:00.000Z',
}
