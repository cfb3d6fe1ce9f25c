import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'namu-darbu-lapas-kaip-pasidalyti-be-priekaistu',
  title: 'Namų darbų lapas: kaip pasidalyti be priekaištų',
  excerpt:
    'Lapas, kuriame matyti ir tai, kas daroma rankomis, ir tai, kas laikoma galvoje. ' +
    'Kaip jį užpildyti dviese, pasidalyti darbus ir po dviejų savaičių pasitikrinti.',
  content: `„Kodėl nepaprašei?“ – „O kodėl turiu prašyti?“ Šie du sakiniai galėjo nuskambėti ir jūsų namuose. Abu nuoširdūs. Vienas iš tiesų padėtų, jei žinotų kuo. Kitas pavargo ne tik nuo darbų, bet ir nuo to, kad tenka juos visus prisiminti.

Šis lapas padeda sudėti ant stalo viską, kas namuose daroma, kartu ir tai, ko nematyti. Tam reikės valandos, dviejų skirtingų spalvų rašiklių ir geros valios nelaikyti skaičių įrodymais.

## Prieš pradedant

Pasirinkite metą, kai niekas nespaudžia: šeštadienio rytą po pusryčių, o ne sekmadienio vakarą prie skalbinių krūvos. Pakvieskite be užuominų į praeitį: „Noriu, kad namie abiem būtų lengviau. Gal šeštadienį valandą skirkime lapui, kuriame viską surašysime? Kaltų neieškosime.“

Susitarkite dėl trijų taisyklių:

- rašome, kaip yra dabar, o ne kaip turėtų būti;
- nesiginčijame dėl praeities – „pernai plauti langus teko man“ į lapą neįrašoma;
- jei įkaistame, dešimčiai minučių atsistojame nuo stalo.

## Pirmas žingsnis: surašykite viską

Pirmiausia kiekvienas savo spalva ant atskiro lapelio surašo darbus, kuriuos prisimena, tada sąrašus sujungiate. Nepamirškite, kad darbas turi tris dalis: pastebėti, suplanuoti ir padaryti. Pagaminti vakarienę – tik trečioji. Prieš tai kažkas pastebėjo, kad baigėsi bulvės, ir sugalvojo, ką duoti vaikui, kuris neima į burną svogūnų. Sociologė Allison Daminger, kalbėjusi su 35 porų nariais, darbą galvoje skirsto dar smulkiau: numatyti, ko reikės, rasti galimybes, nuspręsti ir stebėti, kas išėjo.

Štai sritys, kad ko nors nepraleistumėte:

- Maistas: valgiaraštis, pirkiniai, gaminimas, indai, šaldytuvo peržiūra.
- Švara: grindys, vonia, dulkės, šiukšlės, patalynė.
- Drabužiai: skalbimas, lankstymas, lyginimas, išaugtų daiktų atranka.
- Vaikai: rytai, būreliai, elektroninis dienynas, tėvų susirinkimai, naktiniai prabudimai.
- Sveikata: registracija pas gydytoją, vaistai, skiepai.
- Popieriai ir pinigai: sąskaitos, skaitiklių rodmenys, draudimas, deklaracija.
- Automobilis ir remontas: techninė apžiūra, padangos, meistrai.
- Žmonės: gimtadieniai, dovanos, tėvų reikalai, svečiai, kapų lankymas per Vėlines.
- Augintiniai, sodas, malkos – kas jums tinka.

## Antras žingsnis: užpildykite lapą

Persibraižykite lentelę ant didelio lapo ir įrašykite savo darbus. Stulpelyje „Sunkumas“ kiekvienas įrašo skaičių nuo 1 (padarau be vargo) iki 5 (negaliu pakęsti). Skaičiai skirsis, ir būtent tai padės dalytis.

| Darbas | Kas pastebi ir suplanuoja | Kas padaro | Sunkumas (aš / tu) |
|---|---|---|---|
| Vakarienė darbo dienomis | | | … / … |
| Pirkinių sąrašas | | | … / … |
| Skalbiniai nuo krepšio iki spintos | | | … / … |
| Vonia ir tualetas | | | … / … |
| Dienynas, būreliai | | | … / … |
| Gydytojai ir skiepai | | | … / … |
| Sąskaitos ir skaitikliai | | | … / … |
| Dovanos ir gimtadieniai | | | … / … |
| … | | | … / … |

Kai baigsite, padėkite rašiklius ir tylėdami peržvelkite visą lapą. Tada kiekvienas pabaikite po du sakinius:

- Nustebau, kad …
- Ačiū tau už …, iki šiol to nepastebėdavau.

Nepraleiskite antrojo. Ginčas dėl indų gali kilti ir dėl to, kad pastangos lieka nematomos. Kaip toks ginčas atrodo iš arti, aprašėme straipsnyje [„Ginčas dėl indų“](/blog/gincas-del-indu-atvejis-zingsnis-po-zingsnio).

## Kaip tai atrodo užpildžius

Išgalvota, bet daug kam pažįstama pora, Eglė ir Andrius, augina pirmokę. Kol rašė, Andrius neabejojo, kad namais rūpinasi abu: juk jis gamina, plauna grindis, keičia padangas. Tačiau stulpelyje „Kas pastebi ir suplanuoja“ beveik visur stovėjo Eglės vardas.

„Bet aš tikrai daug darau“, – pasakė jis.

„Darai. Tik aš nuo to sąrašo niekada nepailsiu“, – atsakė ji.

Įrodinėti nereikėjo, abu žiūrėjo į tą patį lapą. Andrius perėmė visą mokyklą: dienyną, būrelius, susirinkimus, dovanas bendraklasių gimtadieniams. Eglė pasiliko vakarienes, nes gaminti mėgsta, o patalynės lyginimo atsisakė abu. Pirmą savaitę Andrius pamiršo sportinę aprangą. Eglė prikando liežuvį, dukra kūno kultūros pamoką praleido ant suoliuko, ir nuo tada apie aprangą abu su tėčiu prisimena patys.

## Trečias žingsnis: dalykitės visą darbą

Lengva suklysti – pasidalyti tik tuo, ką daro rankos. Tada vienas lieka namų vadovas, o kitas – pagalbininkas, kuriam reikia priminti. Todėl darbą perduokite visą: nuo pastebėjimo iki pabaigos. Jei skalbiniai jūsų, tai jūsų ir milteliai, ir svetainėje džiūstančios kojinės.

Rinkitės pakaitomis, kaip vaikai kieme renkasi žaidėjus į krepšinio komandas:

1. Pirmiausia kiekvienas pasiima tai, kas jam lengva, o kitam sunku. Čia ir praverčia sunkumo skaičiai.
2. Tuo, ko nekenčia abu, dalijatės pusiau arba keičiatės kas savaitę.
3. Ką galima, išbraukiate. Ar patalynę tikrai reikia lyginti? Ar kartą per savaitę vakarienė negalėtų būti iš kulinarijos?
4. Palyginkite ir laiką. Pasidalijimas nebūtinai lygus: jei vienas dirba dviem pamainomis, o kitas namie su kūdikiu, klauskite, ar abiem lieka panašiai laiko pailsėti.

Tada dėl kiekvieno perduoto darbo pasakykite, kas yra „padaryta“. Vienam vonia švari, kai nematyti dulkių, kitam – kai blizga čiaupas. Susitarkite dėl paprasčiausio lygio, kuris tinka abiem, o kas nori geriau, tą priedą pasidaro pats ir be atodūsių.

## Mūsų susitarimas

Perrašykite ir prisekite ten, kur matote abu:

> Nuo ______ (data) iki ______ (data)
>
> Aš nuo pradžios iki galo rūpinuosi: ______, ______, ______
>
> Tu nuo pradžios iki galo rūpiniesi: ______, ______, ______
>
> Keičiamės kas savaitę: ______
>
> Atsisakome: ______
>
> Kai nespėju, sakau: „Šiandien nespėsiu ______, padarysiu ______.“
>
> Pasitikriname ______ (diena ir valanda).

## Jei darbas vis tiek nepadarytas

Dvi savaites neperimkite to, ką atidavėte. Tai sunkiausia: skalbinių kalnas auga, rankos niežti. Jei padarysite patys, viskas grįš į senas vėžes. Verčiau paklauskite vieną kartą ir ramiai:

> „Skalbiniai šią savaitę tavo, o švarių marškinėlių vaikui rytoj nebebus. Kaip tai išspręsi?“

Į „ai, pamiršau, tuoj“ tinka „gerai“ – be paskaitos. Į „tu vis tiek darai geriau“ atsakykite: „Man svarbu, kad tai darytum tu. Savaip – irgi gerai.“ Į „man dabar per sunku“ – „dalykimės iš naujo, tik ne tarpduryje, o sekmadienį“. O perdavę darbą neperdarinėkite: jei vogčiomis perlankstysite rankšluosčius, kitą kartą jų niekas nebelankstys.

Jei partneris į lapą žiūri kaip į kaltinamąjį aktą, pradėkite nuo mažesnio prašymo: „Paimk savaitei tik pirkinius, nuo sąrašo iki šaldytuvo. Aš per tą savaitę apie juos visai negalvosiu.“ Viena iš tikrųjų perimta sritis paaiškina daugiau nei dešimt lentelės eilučių. O jei ir po kelių bandymų girdite „čia ne mano darbas“, kalbėkitės jau ne apie skalbinius, o apie tai, kaip šiuose namuose jaučiatės. Prabilti be priekaišto padės [„aš“ sakiniai](/blog/kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai).

## Po dviejų savaičių

Prisėskite pusvalandžiui, geriausia per [savaitės pokalbį](/blog/savaites-pokalbis-pusvalandis-kuris-palaiko-rysi), ir atsakykite į tris klausimus: kas palengvėjo, kas įstrigo, ką keičiame vietomis. Prie lapo grįžkite, kai pasikeičia gyvenimas: prasideda mokslo metai, kas nors suserga, keičiasi darbo grafikas. O ar įtampa kyla tik iš darbų, ar ir iš pinigų bei poilsio, padės suprasti [kasdienybės dviese testas](/testas/kasdienybes-dviese-testas).

Lapas padeda ten, kur abu nori teisingumo. Jei už nepadarytą darbą jus baudžia, žemina ar gąsdina, lentelių nereikia – pirmiausia reikia saugumo. Kur kreiptis, rasite [pagalbos puslapyje](/support).

## Šaltiniai

- [Allison Daminger, „The Cognitive Dimension of Household Labor“, American Sociological Review, 2019](https://scholar.harvard.edu/daminger/publications)
`,
  published: true,
  readingTime: 5,
  category: 'Santykių patarimai',
  tags: ['namų darbai', 'darbo lapas', 'susitarimai', 'kasdienybė'],
  seoTitle: 'Namų darbų lapas: kaip pasidalyti darbus dviese',
  metaDescription:
    'Namų darbų lapas porai: sąrašas, lentelė ir susitarimas, kaip pasidalyti matomus ir ' +
    'nematomus darbus be priekaištų ir ką sakyti, kai darbas nepadarytas.',
  focusKeyword: 'namų darbų pasidalijimas',
  metaKeywords: [
    'namų darbų pasidalijimas',
    'namų darbai poroje',
    'nematomi darbai',
    'darbo lapas porai',
    'susitarimai poroje',
  ],
  imageUrl: '/covers/namu-darbu-lapas-kaip-pasidalyti-be-priekaistu.svg',
  imageAltText:
    'Ant virvės džiūsta marškinėliai ir dvi poros kojinių, apačioje stovi skalbinių krepšys.',
  createdAt: '2026-01-16T07:50:00.000Z',
}
