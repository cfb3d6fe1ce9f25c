import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-po-melo-atkurti-pasitikejima',
  title: 'Kaip po melo atkurti pasitikėjimą',
  excerpt:
    'Po melo neužtenka pasakyti „daugiau taip nebus“. Kaip pasakyti visą tiesą, kaip ' +
    'atsiprašyti ir iš ko suprasti, kad pasitikėjimas grįžta.',
  content: `Čia rašome apie kiekvieną melą, taip pat ir apie nuslėptus pinigus ar skolas. Jei sužinojote apie neištikimybę, pradėkite nuo to, [ko iš abiejų prašo pirmosios savaitės](/blog/po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites).

Paaiškėjus melui, suabejojama ne tik vienu faktu, bet ir tuo, kas iki tol atrodė savaime suprantama: ar tikrai dirbai iki vėlumos, ar tikrai tiek sumokėjai, ar tikrai jauti tai, ką sakai. Todėl įskaudintam žmogui neužtenka išgirsti „atsiprašau, daugiau taip nebus“. Jam reikia iš naujo įsitikinti, kad partnerio žodžiais galima pasikliauti.

Atkurti pasitikėjimą galima bandyti, jei to nori abu. Tam reikia laiko, nuoseklumo ir gana nuobodžių kasdienių veiksmų. Štai nuo ko verta pradėti.

## Visa tiesa iš karto

Ypač skaudi tiesa, dalijama po gabalėlį. Šiandien prisipažįstama turint vieną skolą, po savaitės paaiškėja antra, dar po mėnesio – trečia. Kiekvienas naujas atradimas gali grąžinti porą į pradžią, nes įskaudintasis vis klausia savęs: ko aš dar nežinau?

Jei melavote jūs, pasirenkite pokalbiui ir pasakykite viską, kas svarbu jūsų bendram gyvenimui. Be „bet“ ir be „tu mane privertei“. Galite pradėti taip:

> „Noriu pasakyti tau visą tiesą, nors man gėda. Slėpiau skolą, nes bijojau tavo pykčio. Taip nusprendžiau aš, tavo kaltės čia nėra. Klausk visko, ko tau reikia, – atsakysiu.“

Jei tiesą slėpėte bijodami ne priekaištų, o smurto, šio pokalbio vieni nepradėkite: pirmiausia saugiai pasitarkite su specialistais, nurodytais [pagalbos puslapyje](/support).

Pokalbiui rinkitės laiką, kai niekur neskubate ir kai jūsų negirdi vaikai. Perspėkite: „Turiu pasakyti kai ką sunkaus. Ar galime šįvakar prisėsti?“ Nesitikėkite, kad viskas bus priimta ramiai. Ašaros, pyktis ar tyla suprantami, o jūsų darbas tą vakarą – likti ir klausytis.

Jei melavo jums, turite teisę klausti. Kartu pagalvokite, kuris atsakymas padės suprasti, o kuris tik dar labiau įskaudins. Ne kiekvieną smulkmeną būtina žinoti, bet ką klausti, sprendžiate jūs. Panašią išvadą padarė ir tyrėjai, apklausę 82 žmones, besivaduojančius iš priklausomybės nuo sekso, ir 82 partnerius: santykiams gyti labiau padėjo, kai iš karto būdavo pasakoma visa esmė, bet ne skaudžios smulkmenos.

### Jei melą aptikote patys

Kartais niekas neprisipažįsta – tiesą išduoda netyčia pamatyta žinutė, banko pranešimas ar pažįstamo užuomina. Pirmas noras – tuoj pat paspęsti spąstus: „Na, papasakok, kur vakar buvai.“ Taip sužinosite tik viena – ar kitas pameluos dar kartą. Geriau pasakykite, ką žinote ir ko prašote:

> „Pamačiau laišką apie paskolą. Man dreba rankos, todėl dabar nesiginčykime. Prašau, kad šįvakar papasakotum viską nuo pradžios. Jei ko nors nepasakysi, o sužinosiu vėliau, man bus daug sunkiau tavimi tikėti.“

Jei jaučiate, kad kalbėti dar nepajėgiate, turite teisę palaukti dieną ar dvi, pernakvoti pas sesę, pirmiausia išsikalbėti su artimu žmogumi. Lemtingų sprendimų tą naktį priimti nereikia.

## Atsiprašymas, kuriuo galima patikėti

Atsiprašydami įvardykite, ką padarėte, ką dėl to išgyvena kitas ir kas nuo šiol bus kitaip. „Atleisk, jei įsižeidei“ nėra atsiprašymas: taip atsakomybė tyliai permetama kitam. Palyginkite: „Sakiau, kad pinigai atidėti, nors jau buvau juos išleidęs. Tu manimi tikėjai ir planavai mūsų atostogas. Suprantu, kodėl tau dabar skaudu. Siūlau nuo šios savaitės sąskaitas peržiūrėti kartu.“

Atsiprašę nereikalaukite, kad jums tuoj pat atleistų. Atleidimas ateina savu laiku, o raginimas „na, juk jau atsiprašiau“ jį gali tik atitolinti.

Įskaudintam žmogui irgi verta sakyti taip, kaip yra iš tiesų: „Girdžiu, kad gailiesi. Atleisti dar negaliu, bet noriu pabandyti.“ Toks atsakymas sąžiningesnis už skubotą „viskas gerai“.

Jei sunku rasti žodžių, jų rasite straipsnyje [apie atsiprašymą, kuris pasiekia](/blog/atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai).

## Skaidrumas, dėl kurio susitarta

Kurį laiką melavusiam žmogui teks pasakoti daugiau, negu buvo įprasta: pranešti, kad vėluos, parodyti sąskaitos išrašą, pačiam prabilti apie susitikimą. Atvirumą lengviau priimti, kai jis pasiūlytas, o ne išreikalautas. Toks atsiskaitymas vargina, kartais net žemina. Padeda prisiminti, kam to reikia: kiekvienas ištesėtas pažadas, net menkiausias, kitam tampa dar viena priežastimi tikėti.

Kad atvirumas nevirstų nuolatine kontrole, aptarkite:

- ką konkrečiai žadate daryti ir kaip dažnai;
- kiek laiko susitarimas galios ir kada jį peržiūrėsite;
- ko nedarysite, pavyzdžiui, slapta netikrinsite vienas kito telefono;
- kaip elgsitės, jei susitarimas bus sulaužytas.

Susitarimą užsirašykite: įtampos akimirką kiekvienas jį prisimena savaip. Gali pakakti kelių eilučių:

> Tris mėnesius kiekvieno mėnesio penktą dieną kartu peržiūrime abiejų sąskaitų išrašus. Apie išlaidas, didesnes už sutartą sumą, pasakome iš anksto. Slapta netikriname nei telefonų, nei piniginių. Jei kuris susitarimą sulaužo, pasako tą pačią dieną. Balandžio pradžioje nusprendžiame, ko dar reikia.

Kaip tokio susitarimo laikėsi viena pora, galite perskaityti [nutylėtos skolos atvejyje](/blog/nutyleta-skola-atvejis-ir-kelias-atgal).

## Kai skausmas sugrįžta

Net jei viskas klostosi gerai, gali ateiti diena, kai užteks smulkmenos – neatsiliepto skambučio, pažįstamos gatvės, atsitiktinės frazės – ir vėl suskaus. Tai nereiškia, kad stengėtės veltui.

Įskaudintasis gali pasakyti: „Man vėl baisu. Nenoriu tavęs kaltinti, tik pabūk šalia.“ Kitam verta atsakyti ramiai: „Suprantu, iš kur tai kyla. Aš čia. Ko tau dabar reikia?“ O „kiek dar tai tęsis?“ arba „maniau, kad jau išsiaiškinome“ gali sužeisti iš naujo.

Susitarkite, kada apie praeitį kalbate, o kada nuo jos ilsitės. Galite pabandyti skirti tam vieną valandą per savaitę: tada galima klausti visko, o likusiu laiku skaudi tema neužgožia kasdienybės.

## Kaip suprasti, kad judate pirmyn

Pasitikėjimas gali grįžti nepastebimai. Vieną vakarą susivokiate, kad nieko netikrinote ir ramiai užmigote. Rečiau perklausiate, dažniau juokiatės, vėl planuojate vasarą. Tokias akimirkas verta įvardyti garsiai: „Vakar vėlavai, o man buvo ramu. Ačiū, kad parašei.“ Kartą per mėnesį vienas kito paklauskite: „Kas pastaruoju metu padėjo tau manimi tikėti, o ko dar trūksta?“ Iš atsakymų suprasite, ką verta tęsti. Po kelių mėnesių galite abu atlikti [pasitikėjimo testą](/testas/pasitikejimo-testas) ir palyginti rezultatus.

## Jei nejudate iš vietos

Kartais abu stengiasi, o po pusmečio kalba tais pačiais žodžiais. Pasižiūrėkite, ar neužstrigote vienoje iš trijų vietų:

- **Klausimai nesibaigia.** Galbūt jais vis klausiama to paties, tik kitais žodžiais: „Ar aš tau buvau svarbus žmogus?“ Užuot dar kartą aiškinęsi datas, atsakykite į šį klausimą.
- **Atvirumas virto ataskaita.** Melavęs žmogus viską rodo, bet nieko nejaučia. Tuomet tikrinkite mažiau, o kartą per savaitę vienas kitam papasakokite, kaip jaučiatės.
- **Nebeliko nieko kito.** Visi vakarai skirti krizei. Įsiveskite dieną, kai apie ją nekalbate, ir nuveikite ką nors, ką mėgote iki tol.

Jei vis dėlto meluojama toliau, jei žadama ir vėl nesilaikoma žodžio, sąžininga pripažinti, kad stengiasi tik vienas. Tada metas kalbėtis ne apie tai, kaip dar kartą patikėti, o apie tai, ar šiuose santykiuose jums saugu. Jei už klausimus baudžiama, grasinama arba atimami pinigai, tai jau nebe pasitikėjimo klausimas: kas tada gali padėti, nurodyta jau minėtame [pagalbos puslapyje](/support). O jei stengiatės abu, bet vis įstringate toje pačioje vietoje, kreipkitės į specialistą, kuris padėtų vienam kitą išgirsti be kaltinimų.

Po melo atkurtas pasitikėjimas nebus toks pat kaip anksčiau. Anksčiau tikėjote, nes nebuvo dėl ko abejoti. Dabar tikėsite, nes ne kartą matėte, kad žodžiai ir darbai sutampa.

## Šaltiniai

- [Jennifer P. Schneider, M. Deborah Corley ir Richard R. Irons, „Surviving Disclosure of Infidelity: Results of an International Survey of 164 Recovering Sex Addicts and Partners“, Sexual Addiction & Compulsivity, 1998](https://jenniferschneider.com/articles/surviving_disclosure.html)
`,
  published: true,
  readingTime: 6,
  category: 'Pasitikėjimas',
  tags: ['pasitikėjimas', 'melas', 'atsiprašymas', 'atvirumas', 'ribos'],
  seoTitle: 'Kaip po melo atkurti pasitikėjimą santykiuose',
  metaDescription:
    'Kaip po melo atkurti pasitikėjimą: visa tiesa iš karto, nuoširdus atsiprašymas, ' +
    'sutartas atvirumas ir žodžiai toms dienoms, kai skausmas sugrįžta.',
  focusKeyword: 'atkurti pasitikėjimą',
  metaKeywords: [
    'atkurti pasitikėjimą',
    'melas santykiuose',
    'pasitikėjimas poroje',
    'kaip atsiprašyti',
    'atvirumas',
    'skaidrumas santykiuose',
  ],
  imageUrl: '/covers/kaip-po-melo-atkurti-pasitikejima.svg',
  imageAltText: 'Suskilęs puodelis, kurio įtrūkimai užlieti auksu, o ant stalo dar guli dvi šukės.',
  createdAt: '2026-11-16T08:00:00.000Z',
}
