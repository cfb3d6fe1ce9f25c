import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'savaites-pokalbis-pusvalandis-kuris-palaiko-rysi',
  title: 'Savaitės pokalbis: pusvalandis, kuris palaiko ryšį',
  excerpt:
    'Keturi klausimai, arbata ir pusvalandis be telefonų. Kaip įsivesti savaitės pokalbį, ' +
    'kad smulkios nuoskaudos nespėtų tapti dideliais ginčais.',
  content: `Kasdien galima aptarti dešimtis reikalų: kas paims vaikus, kas nupirks duonos, kada atvažiuos meistras. O apie tai, kaip judviem sekasi kartu, prabilti tik susipykus. Savaitės pokalbis šią tvarką apverčia: apie santykius kalbatės nuolat, dar tada, kai viskas gana gerai.

Tai ne posėdis ir ne egzaminas. Tai pusvalandis, skirtas tam, kad smulkios nuoskaudos nespėtų užsigulėti, o geri dalykai neliktų nepastebėti.

## Kaip pasirengti

Pasirinkite pastovų laiką. Vieniems tinka sekmadienio rytas su kava, kitiems – ketvirtadienio vakaras, kai vaikai jau miega. Svarbu, kad niekas neskubėtų ir nebūtų alkanas. Telefonus palikite kitame kambaryje, užsiplikykite arbatos, atsisėskite taip, kad matytumėte vienas kitą.

Jei partneris į tokį pasiūlymą žiūri įtariai, nespauskite. Galite pasakyti: „Norėčiau, kad kartą per savaitę pasikalbėtume ne apie reikalus, o apie mudu. Pabandykime tris savaites, o tada nuspręsime, ar mums to reikia.“ Trumpam bandymui pritarti lengviau negu naujai tvarkai visam gyvenimui.

Jei dirbate pamainomis ar kuris nors dažnai išvyksta, pastovios dienos gali ir nebūti. Tada kas savaitę iš anksto įrašykite laiką į abiejų kalendorius – tinka ir vaizdo skambutis iš viešbučio kambario. O jei namuose maži vaikai, tinka ketvirtis valandos automobilyje prie parduotuvės: niekas nebeldžia į duris, ir abu žiūrite ta pačia kryptimi.

## Keturi klausimai

Pokalbiui užtenka keturių klausimų. Į kiekvieną atsako abu, paeiliui ir nepertraukdami vienas kito.

1. Už ką šią savaitę noriu tau padėkoti? Kuo konkrečiau, tuo geriau: ne „už viską“, o „už tai, kad trečiadienį nuvežei mano mamą pas gydytoją“.
2. Kas man šią savaitę buvo sunku? Čia tinka ir darbas, ir savijauta, ir nuotaika. Kitas klausosi ir nepataria, kol jo nepaprašo.
3. Ką mudu galėtume daryti kitaip? Vienas dalykas, vienas prašymas, jokių priekaištų.
4. Ko laukiame kitą savaitę? Susitarkite bent dėl vieno malonumo dviese, kad ir visai mažo.

Pradėkite būtent nuo padėkos. Žmogui, kurio pastangos pastebėtos, gali būti lengviau išgirsti ir prašymą. Net po prastos savaitės galima rasti, už ką padėkoti: už užkaistą virdulį, už kantriai palauktas penkias minutes, už nutylėtą pastabą.

O jei į kurį nors klausimą šį kartą neturite ką atsakyti, taip ir pasakykite. Nereikia ieškoti bėdų vien tam, kad pokalbis atrodytų rimtesnis.

Laiką padalykite taip, kad sunkesniems klausimams neatitektų viskas: penkios minutės padėkai, dešimt – tam, kas buvo sunku, dešimt – prašymams, penkios – kitai savaitei. Iš pradžių padeda virtuvinis laikmatis. O jei vienas įsikalba apie tai, kas svarbu, laikmatį ramiai išjunkite.

## Kaip tai skamba

Ketvirtadienio vakaras, vaikai sumigę, ant stalo – arbatinukas ir vakarykštis obuolių pyragas.

> „Dėkoju už antradienį. Girdėjau, kaip su dukra mokeisi eilėraščio, ir pirmą kartą per savaitę galėjau tiesiog pagulėti.“
>
> „Ačiū, kad pastebėjai. Man šią savaitę sunkiausia buvo darbe: atrodo, kad vis tiek nieko nespėju.“
>
> „Nori patarimo ar kad paklausyčiau?“
>
> „Tik paklausyk.“

Kelias minutes vienas kalba, kitas linkčioja ir pripila arbatos. Tada:

> „O ko norėtum iš manęs kitą savaitę?“
>
> „Turiu vieną prašymą: kai vėluoji, parašyk iki šeštos. Tada nešildau vakarienės tris kartus ir nepykstu.“
>
> „Sutarta, iki šeštos. Gal šeštadienį nueikime į turgų dviese, kol vaikai pas močiutę?“

Nieko įspūdingo neįvyko. Tačiau padėka pasakyta, nuovargis išklausytas, prašymas toks, kurį galima įvykdyti, ir laukia bent vienas geras rytas. Daugiau iš savaitės pokalbio ir nereikia.

## Kaip kalbėti apie tai, kas nepatinka

Trečiasis klausimas jautriausias. Laikykitės paprastos tvarkos: kas nutiko, kaip jaučiausi, ko prašau. Pavyzdžiui: „Penktadienį sužinojau, kad savaitgalį atvažiuoja svečiai, ir nusiminiau, nes tikėjausi pailsėti. Ar kitą kartą galėtume pasitarti iš anksto?“

Jei prašoma jūsų, neskubėkite teisintis. Pirmiausia pasitikslinkite: „Noriu įsitikinti, kad supratau. Tau svarbu, kad svečius kviestume tik pasitarę, taip?“ Tada pasakykite, su kuo sutinkate ir ką galite pažadėti. Pažadėkite mažiau, bet tai, ką tikrai įvykdysite. Susitarimą vienu sakiniu užrašykite kalendoriuje ir kitą savaitę nuo jo pradėkite trečiąjį klausimą: pavyko ar dar reikia ką nors keisti?

> Geriau vienas įgyvendintas susitarimas per savaitę negu ilgas gerų ketinimų sąrašas.

Jei balsai kyla, pokalbį nutraukite sutartu žodžiu ir grįžkite prie jo tik abiem nurimus. Kaip tai padaryti, kad kitas nesijaustų paliktas, aprašėme straipsnyje [apie pertrauką ginče](/blog/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio).

## Kai partneris atsako „viskas gerai“

„Viskas gerai“ gali reikšti daug ką: kad iš tiesų gera, kad trūksta žodžių, kad baisu pradėti ar kad anksčiau už atvirumą teko sumokėti ginču. Nekamantinėkite. Pasiūlykite mažesnį klausimą:

- „Jei šią savaitę vertintum nuo vieno iki dešimties, koks būtų skaičius? Kas jį pakeltų vienu balu?“
- „Kurią dieną norėtum pakartoti, o kurią – praleisti?“
- „Gal tau lengviau būtų parašyti? Perskaityčiau ir nieko neatsakinėčiau iki rytojaus.“

Ir patys kalbėkite trumpiau. Kai po kiekvieno klausimo vienas pasakoja dešimt minučių, kitam belieka linksėti. Įsikalbėti padeda ir lengvesni klausimai – jų rasite tarp [trisdešimties klausimų dviem](/blog/trisdesimt-klausimu-dviem-vakarui-be-telefonu).

Jei tylima iš baimės, jei po atviro žodžio laukia bausmė, pašaipos ar kelių dienų tyla, savaitės pokalbis nepadės, o atviravimas gali net pakenkti. Pirmiausia saugiai pasitarkite su žmogumi iš šalies: kontaktus surinkome [pagalbos puslapyje](/support).

## Kas sugadina savaitės pokalbį

Pirma – kaupimas. Jei visą savaitę tyliai renkate įrodymus, pokalbis virs teismu. Smulkmenas geriau pasakyti tą pačią dieną.

Antra – posėdžio tonas. Pajutę, kad kalbate pernelyg dalykiškai, atsisėskite arčiau, pajuokaukite, paimkite vienas kitą už rankos.

Trečia – per ilgas sėdėjimas. Po pusvalandžio baikite, net jei liko neaptartų temų, ir perkelkite jas į kitą kartą. O jei kurią nors savaitę abu esate išsekę, palikite tik pirmą ir ketvirtą klausimą. Trumpas pokalbis geresnis už praleistą.

## Kada pajusite skirtumą

Pirmieji pokalbiai gali būti nejaukūs: atsakinėjate lyg per pamoką, juokiatės iš savęs, nežinote, kur dėti rankas. Tai gali praeiti. Po kelių savaičių galbūt pastebėsite, kad dėl smulkmenų ginčijatės rečiau, nes abu žinote: bus laikas, kai mane išgirs. Kas dar stiprina ryšį kasdien ir kas savaitę, surinkome vadove [„Kaip stiprinti santykius“](/blog/kaip-stiprinti-santykius-vadovas-dviem), o apie ką kalbėtis pirmiausia, padės nuspręsti [bendras santykių testas](/testas/bendras-santykiu-testas).

Galiausiai svarbiausi net ne patys klausimai. Kiekvieną savaitę atsisėsdami vienas priešais kitą, parodote, kad jūsų ryšys vertas pusvalandžio – ir tada, kai darbų daug, ir tada, kai nieko blogo neatsitiko.
`,
  published: true,
  readingTime: 5,
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
  imageUrl: '/covers/savaites-pokalbis-pusvalandis-kuris-palaiko-rysi.svg',
  imageAltText: 'Du žmonės greta eina per mišką tarp aukštų medžių.',
  createdAt: '2026-03-19T08:15:00.000Z',
}
