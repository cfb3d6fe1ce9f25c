import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip',
  title: 'Lapas po ginčo: ką supratome ir ką darysime kitaip',
  excerpt:
    'Darbo lapas porai: keturi laukeliai kiekvienam atskirai, keturi kartu ir susitarimas, kurį ' +
    'patikrinsite po savaitės. Su užpildytu pavyzdžiu.',
  content: `Audra nurimo, abu jau šnekate įprastu balsu, ir labai nesinori nieko judinti. Kam prisiminti? Tam, kad kita audra būtų mažesnė. Kol įspūdis dar šviežias, bet pyktis jau atslūgęs, iš ginčo galima sužinoti daugiau negu iš ramaus mėnesio. Šis lapas padeda tai padaryti per pusvalandį ir nesusipykti iš naujo.

## Kada jį pildyti

Ne tą pačią valandą. Palaukite, kol abu pamiegosite ir pavalgysite, bet ilgiau kaip trijų dienų nedelskite: vėliau kiekvienas gali prisiminti jau ne ginčą, o savo pasakojimą apie jį. Pasitikrinkite paprastai: ar galite apie ginčą pagalvoti taip, kad nesuspaustų žandikaulio? Jei taip, metas.

Prireiks dviejų lapų, dviejų rašiklių ir telefono be garso laikmačiui. Nuolat kartoti nereikia – lapas skirtas tiems ginčams, po kurių lieka nuosėdų. Susitarkite dėl vienos taisyklės: šiandien neaiškiname, kas teisus. Sėskitės ten, kur paprastai nesipykstate, ir geriau kampu negu vienas priešais kitą – taip abu žiūrėsite į lapą. Pastebėję, kad vėl įrodinėjate, padėkite rašiklius ir penkias minutes pailsėkite.

## Pirma dalis: kiekvienas atskirai (dešimt minučių)

Rašykite apie save. Jei sakinys prasideda žodžiu „tu“, perrašykite.

**1. Kas nutiko mano akimis.** Du ar trys sakiniai, kaip kronikoje, be vertinimų.

Nutiko štai kas: ________________________________________

**2. Ką jaučiau viduje, o ką parodžiau.** Tai gali būti skirtingi dalykai: viduje – baimė, o matyti tik pyktis.

Viduje: ____________________

Parodžiau: ____________________

**3. Kas mane užkabino labiausiai.** Žodis, tonas, žvilgsnis ar mintis. Jei primena ką nors iš seniau, prirašykite.

Mane užkabino ________________________________________

**4. Mano dalis.** Vienas dalykas, kurį padariau ir kurio gailiuosi. Be „nes“.

Gailiuosi, kad ________________________________________

## Antra dalis: kartu (penkiolika minučių)

Pasikeiskite lapais arba perskaitykite garsiai. Kol vienas skaito, kitas nekomentuoja. Perskaičius galima pasakyti tik viena: „Ačiū. Ar teisingai suprantu, kad labiausiai užgavo…?“ Tada atsakykite kartu.

**5. Ką apie kitą sužinojau nauja?**

Aš apie tave: ____________________

Tu apie mane: ____________________

**6. Dėl ko iš tikrųjų ginčijomės?** Pažymėkite vieną ar du.

| Po tema slypėjo | Aš | Tu |
| --- | --- | --- |
| nuovargis, per daug darbų | | |
| noras, kad kas nors pastebėtų pastangas | | |
| nerimas dėl pinigų ar ateities | | |
| noras sprendžiant turėti balsą | | |
| artumo ar dėmesio stoka | | |
| sena, dar neužgijusi nuoskauda | | |
| kita: | | |

**7. Kur galėjome sustoti?** Raskite vieną akimirką ir sakinį, kuris tada būtų tikęs.

Akimirka: ____________________

Sakinys: ____________________

**8. Ką darysime kitaip.** Kiekvienas pažada vieną dalyką – savo, ne kito.

| Kas | Ką padarysiu | Kada pradėsiu | Kaip žinosime, kad pavyko |
| --- | --- | --- | --- |
| Aš | | | |
| Tu | | | |

Pasitikrinsime (data): ____________________

## Ką sakyti, kai lapai jau ant stalo

Jautriausia vieta – tarp pirmos ir antros dalies, kai išgirstate kito pasakojimą ir jis visai ne toks kaip jūsiškis. Ranka pati tiesiasi taisyti: „Buvo ne taip!“ Vietoj to galima pasakyti:

- „Nežinojau, kad tau tai taip atrodė. Papasakok dar.“
- „Mano atmintis kitokia, bet šiandien noriu suprasti tavąją.“
- „Girdžiu, kad užgavo tas žodis. Jis buvo mano, ir dėl jo gailiuosi.“

Prie šešto laukelio neskubėkite. Jei pažymėjote skirtingas eilutes, tai nėra klaida: vienas galėjo ginčytis iš nuovargio, kitas – dėl to, kad sprendžiant nebuvo jo balso. Perskaitykite abi garsiai ir paklauskite: „Ko tau tą vakarą būtų užtekę?“ Gali pasirodyti, kad būtų užtekę nedaug: klausimo, rankos ant peties, žinutės iš anksto.

Jei prie trečio laukelio prirašėte ką nors iš seniau, pasakykite tai kaip žinią apie save: „Kai kas nors numoja ranka į tai, kas man rūpi, man vėl dvylika metų, ir niekas manęs neklauso.“ Tokį sakinį išgirdęs partneris galbūt pirmąkart supras, kodėl dėl poros žodžių kilo tokia audra.

## Užpildytas pavyzdys

Sudėtinis pavyzdys: pora susipyko, nes vienas, nepasitaręs su kitu, pažadėjo draugams savaitgalį padėti kraustytis.

| Laukelis | L. | D. |
| --- | --- | --- |
| Mano akimis | Penktadienį sužinojau, kad šeštadienį liksiu su vaikais. | Draugas paprašė, sutikau iš karto, namie pasakiau vakare. |
| Viduje / matyti | vienatvė / ironija | gėda / pyktis |
| Kas užkabino | „Ką čia tokio“ | „Tau visi svarbesni už mus“ |
| Mano dalis | pavadinau jo draugus parazitais | nepasitariau, paskui sumenkinau |
| Ką sužinojau | kad jam sunku draugams pasakyti „ne“ | kad šeštadienis jai – vienintelis poilsis |
| Ką darysiu | paprašysiu, užuot kandžiojusis | draugams sakysiu: „Pasitarsiu ir parašysiu“ |

Šeštame laukelyje abu pažymėjo „noras sprendžiant turėti balsą“. Septintame rado tokią vietą: kai D. tarė „ką čia tokio“, L. galėjo sakyti: „Man tai didelis dalykas. Stabtelėkime, noriu paaiškinti.“

Šio pavyzdžio grožis – kuklumas. Niekas nežada tapti kitu žmogumi. Pažadėtas vienas sakinys draugui, o jį pasakyti tikrai įmanoma.

## Ką su lapais daryti toliau

Lapus sudėkite į vieną voką. Po trečio ar ketvirto juos išskleiskite ir pasižiūrėkite, kas kartojasi. Gal trečiame laukelyje vis atsiranda tas pats žodis? Gal ginčai prasideda ketvirtadienio vakarais, kai abu pavargę? Tada keisti reikia ne vieną ginčą, o ketvirtadienius. Kaip tokį ratą atpažinti, plačiau rašome straipsnyje [„Konfliktai poroje: kodėl kartojasi tie patys ginčai“](/blog/konfliktai-poroje-kodel-kartojasi-tie-patys-gincai), o kas jums ginčijantis sekasi ir kas ne, padės pamatyti [konfliktų sprendimo testas](/testas/konfliktu-sprendimo-testas).

Sutartą dieną perskaitykite tik aštuntą laukelį ir kiekvienas apie save pasakykite: pavyko, iš dalies ar ne. Jei nepavyko, nesibarkite, tik sumažinkite pažadą. „Visada pasitarsiu“ pakeiskite pažadu „pasitarsiu dėl savaitgalių“. Ištesėtas mažas pažadas vertas daugiau už sulaužytą didelį.

Ketvirtasis laukelis – jau pusė atsiprašymo. Jei jį rašant sugniaužė gerklę, pasakykite tai garsiai; žodžius rasite straipsnyje [„Atsiprašymas, kuris pasiekia“](/blog/atsiprasymas-kuris-pasiekia-zodziai-ir-zingsniai).

## Jei nesiseka

**Vienas pildyti nenori.** Užpildykite savo lapą ir perskaitykite tik ketvirtą bei aštuntą laukelius: „Štai mano dalis ir ką keisiu. Nieko mainais neprašau.“ Pamatęs, kad lapas nėra spąstai, gal kitą kartą jis prisės ir pats.

**Skaitydami vėl susipykote.** Vadinasi, buvo per anksti. Lapus užverskite ir grįžkite po paros. Galima pasikeisti lapais ir perskaityti juos tyliai, kiekvienam savo kambaryje.

**Jūsų pasakojimai visai skirtingi.** Taip ir turi būti: lapas renka ne įrodymus, o du požiūrius. Užrašykite šalia abu ir eikite prie penkto laukelio.

**Vieno „mano dalis“ kaskart ilga, kito – tuščia.** Apie tai pasikalbėkite atskirai. Lapas veikia tik tada, kai atsakomybe dalijasi abu.

## Kada šio lapo nepildyti

Jei per ginčą buvo grasinama, stumdoma, mušama, daužomi daiktai ar neleista išeiti, „savo dalies“ neieškokite ir nerašykite, ką kitą kartą padarysite kitaip, kad partneris nesupyktų. Už smurtą atsako smurtaujantis. Nepalikite namuose ir užrašų, kurie galėtų sukelti pavojų. Kas padės pasirūpinti saugumu, nurodyta [pagalbos puslapyje](/support); kai pavojus gresia dabar, skambinkite 112.
`,
  published: true,
  readingTime: 5,
  category: 'Konfliktai',
  tags: ['konfliktai', 'darbo lapas', 'susitaikymas', 'susitarimai'],
  seoTitle: 'Lapas po ginčo: darbo lapas porai',
  metaDescription:
    'Lapas po ginčo padeda suprasti, dėl ko iš tikrųjų susipykote, ir susitarti, ką darysite kitaip: ' +
    'aštuoni laukeliai, pavyzdys ir patarimai.',
  focusKeyword: 'po ginčo',
  metaKeywords: [
    'po ginčo',
    'lapas po ginčo',
    'kaip susitaikyti',
    'darbo lapas porai',
    'konfliktai poroje',
  ],
  imageUrl: '/covers/lapas-po-ginco-ka-supratome-ir-ka-darysime-kitaip.svg',
  imageAltText: 'Per pusę padalytas prirašytas lapas, ant jo – du skirtingų spalvų pieštukai.',
  createdAt: '2026-02-02T08:00:00.000Z',
}
