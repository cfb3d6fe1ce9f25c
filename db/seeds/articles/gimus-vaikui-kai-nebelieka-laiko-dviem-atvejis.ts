import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'gimus-vaikui-kai-nebelieka-laiko-dviem-atvejis',
  title: 'Gimus vaikui: kai nebelieka laiko dviem',
  excerpt:
    'Penki mėnesiai, trys valandos miego ir sakinys „aš tau tik pagalbinė darbo jėga“. ' +
    'Sudėtinis pavyzdys, kaip pora žingsnis po žingsnio vėl rado viena kitą.',
  content: `*Sudėtinis pavyzdys: tokios poros nėra, bet jos vakarus atpažins ne vieni tėvai.*

I. ir A. kartu šešeri metai. Dukrai penki mėnesiai. Iki jos gimimo jie penktadieniais eidavo į kiną, o šeštadieniais ilgai gulėdavo lovoje su laikraščiais ir kavos puodeliais ant pilvo. Dabar I. namie, A. po mėnesio tėvystės atostogų grįžo į sandėlio vadovo darbą. Mergaitė naktį keliasi kas dvi valandos. Močiutės – viena Šiauliuose, kita Airijoje.

## Trečiadienis, dvidešimt minučių po šešių

A. įeina, nusiauna batus.

> – Pagaliau. Laikyk, – I. paduoda kūdikį. – Nuo dviejų nebuvau tualete viena.
>
> – Gal leisk bent rankas nusiplauti?
>
> – Plauk. Aš palauksiu. Aš visada laukiu.
>
> – Aš irgi visą dieną ne ant sofos gulėjau.

Per vakarienę kalbama tik apie sauskelnes. Dešimtą, dukrai pagaliau užmigus, A. uždeda ranką I. ant klubo. Ji sustingsta.

> – Rimtai? Mane visą dieną kas nors čiupinėja.
>
> – Gerai, supratau. Aš čia tik pagalbinė darbo jėga.

Jis išsineša antklodę į svetainę. Abu neužmiega.

## Kas tą vakarą nutiko iš tikrųjų

Sustabdykime filmą. A. ranka ant klubo reiškė: „Ar aš dar esu tavo žmogus?“ I. sustingimas reiškė: „Mano kūnas šiandien baigėsi.“ Nė vienas to nepasakė, todėl abu išgirdo blogiausią: ji – „tau tik vieno reikia“, jis – „tu man nebereikalingas“.

Ir dar vienas dalykas, kurio tą vakarą nematė nė vienas. I. per dieną patiria tiek prisilietimų, kad vakare jai labiausiai reikia erdvės. A. per dieną nepatiria nė vieno, ir vakare jam labiausiai reikia glėbio. Jų poreikiai ne priešingi – jie tik atsiduria ant tos pačios sofos tuo pačiu metu.

## Šeštadienis: pokalbis su vežimėliu

Svečiuodamiesi pas I. mamą Šiauliuose, jie eina aplink Talkšos ežerą ir, kol dukra miega vežimėlyje, kalbasi. Pradeda A.

> – Trečiadienį pasakiau bjaurų dalyką. Iš tiesų bijau, kad mudu taip ir liksime dviem pamainomis. Tu dieną, aš vakare.
>
> – Aš irgi. Tik neturiu jėgų dėl to ką nors daryti. Ir dar man gėda.
>
> – Dėl ko?
>
> – Dėl kūno. Siūlė dar tempia, pilvas ne mano. Bijau, kad skaudės. Ir bijau tau tai sakyti, nes tu nusivilsi.
>
> – Nenusivilsiu. Nežinojau, kad skauda. Maniau, kad nebepatinku.

Per visą ratą aplink ežerą jie neišsprendžia nieko. Bet spėjimus pakeitė žodžiai: ne „nebenori“, o „bijau, kad skaudės“, ne „tau tik vieno reikia“, o „pasiilgau būti tavo žmogumi“.

**Ko jie nedarė.** Neskaičiavo, kuris labiau pavargęs. Tokiose varžybose niekas nelaimi: abu pavargę, tik skirtingai. Nežadėjo ir to, ko negali, – kad nuo rytojaus viskas bus kaip anksčiau. Einant greta buvo lengviau: į akis žiūrėti nereikėjo, o tylą užpildė vežimėlio ratai.

## Ką jie sutarė

Namie ant šaldytuvo atsirado lapelis su penkiais punktais.

1. **Dešimt minučių slenksčiui.** Grįžęs A. nusiprausia, persirengia, išgeria vandens ir tik tada ima dukrą. Užtat pusantros valandos rūpinasi ja vienas, o I. tuo metu nieko nedirba: eina į dušą, guli, išeina viena iki pašto.
2. **Atskirtas glėbys.** Kas vakarą po dvi minutes apsikabinę, stovint virtuvėje. Be tęsinio. Jei I. tądien jau „pilna“ prisilietimų, ji pasako: „Šiandien tik rankas.“ Tada laikosi už rankų.
3. **Apie seksą – ne lovoje ir ne dabar.** Kol I. nepasitars su gydytoja, tema atidėta ir A. nebeklausia. Kai ji norės, prabils pati. Jei per mėnesį neprabils, jis gali vieną kartą paklausti, kaip ji jaučiasi.
4. **Kas antrą sekmadienį – trys valandos dviese.** Atvažiuoja I. mama. Pirmą kartą jie tris valandas tiesiog miegojo. Antrą – valgė bandeles automobilyje prie prekybos centro, ir tai buvo geriausias metų pasimatymas.
5. **Naktis padalyta.** Iki antros keliasi jis (nutrauktas pienas buteliuke), nuo antros – ji. Savaitgalį vieną rytą išsimiega vienas, kitą – kitas.

Lapelis nebuvo tobulas. Po savaitės A. dešimt minučių pamiršo: įlėkė su darbine liemene, pagriebė dukrą, ir ši su pasigardžiavimu įsikando jam ant kaklo kabantį sandėlio leidimą. Abu nusijuokė – pirmą kartą per ilgą laiką vienu metu.

## Kai nepavyko

Trečią savaitę susirgo dukra, ir visi punktai subyrėjo. I. verkė: „Matai, mums nieko neišeina.“ A. buvo pavargęs ir vos neatšovė. Tada pasiūlė palikti vieną punktą iš penkių. Ji pasirinko glėbį virtuvėje.

Jiems tai ir buvo svarbiausia: ne išlaikyti planą, o nepaleisti vieno siūlo. Planus sugriauna ligos, dygstantys dantys, neišmiegotos naktys. Dvi minutės virtuvėje gali išsilaikyti.

Po dviejų mėnesių gydytojos kabinete I. sužinojo, kad randas gyja gerai, o tempimą mažina pratimai, kuriuos parodė kineziterapeutė. Namie ji pati pasakė: „Noriu pabandyti prisiglausti lovoje. Be tęsinio. Jei sakysiu „stop“, sustojame.“ Sustojo du kartus. Trečią – nesustojo. Bet net jei būtų sustoję ir trečią, vakaras būtų buvęs geras: abu vėl žinojo, ką kitas jaučia.

## Ko galima pasimokyti iš šios poros

- **Išverskite savo trečiadienį.** Kiekvienas užbaikite: „Kai tu…, aš išgirdau…, o iš tikrųjų tau tada reikėjo…“ Gali paaiškėti, kad teisingai atspėjote tik pusę.
- **Atskirkite erdvę nuo glėbio.** Paklauskite: „Ko tau šįvakar trūksta – tylos ar manęs?“ Abu atsakymai geri.
- **Raskite vieną siūlą,** kurį įmanoma išlaikyti sergant, per naktinę pamainą ar kraustantis. Kuo jis trumpesnis, tuo geriau.
- **Pasakykite ačiū už nematomą darbą.** „Matau, kad šiandien keturis kartus perrengei mažąją.“ Pastebėtas nuovargis lengvesnis už nepastebėtą.

Jei tokiam pokalbiui norėtumėte pasirengti raštu, tam tinka [artumo žemėlapis](/blog/artumo-zemelapis-darbo-lapas-dviem), o jei trūksta mažų kasdienių ženklų, jų rasite straipsnyje [„Artumas kasdienybėje“](/blog/artumas-kasdienybeje-mazi-zenklai-kurie-suartina). Sąžiningai pasidalyti darbus padeda [namų darbų lapas](/blog/namu-darbu-lapas-kaip-pasidalyti-be-priekaistu). O kai atsiras ramus ketvirtis valandos, kiekvienas atlikite [artumo testą](/testas/artumo-testas): jis parodys, ko judviem dabar labiausiai trūksta.

## Kada nelaukti

**Kūnas.** Kada po gimdymo grįžti prie sekso, sprendžia moteris, pasitarusi su ginekologu ar akušere. Jei skauda, kraujuoja ar tempia, tai priežastis kreiptis, o ne kentėti. Kad ir kiek savaičių būtų praėję, tai nieko neįpareigoja.

**Nuotaika.** Jei ilgiau kaip porą savaičių beveik nuolat liūdna, tuščia ar neramu, jei nebedžiugina kūdikis, jei neužmiegate net tada, kai jis miega, kreipkitės į šeimos gydytoją ar akušerę. Pogimdyvinė depresija gydoma, ji ištinka ir tėčius: 43 tyrimų apžvalgoje vaiko laukiant ar jam gimus depresija nustatyta maždaug vienam tėčiui iš dešimties. Jei kyla minčių nusižudyti ar padaryti ką nors kūdikiui, skambinkite 112 dabar pat; kiti telefonai surašyti [pagalbos puslapyje](/support).

**Saugumas.** Per nėštumą ir gimus vaikui kontrolė ir smurtas gali prasidėti arba sustiprėti. Jei kas nors jus verčia mylėtis, gąsdina ar neleidžia matytis su artimaisiais, tame pačiame puslapyje rasite, kas padeda. Pagalbos prašyti galite ir tada, kai esate be galo pavargę, ir tada, kai gyvenate iš kito algos.

I. ir A. į kiną kol kas nenuėjo. Bet vieną šeštadienį, dukrai užmigus lovelėje, jie dvidešimt minučių gulėjo ir šnabždėjosi. Ant pilvo – vienas puodelis dviem.

## Šaltiniai

- [„Kokie požymiai išduoda pogimdyvinę depresiją?“, pasakoja psichologė Giedrė Širvinskienė, LRT, 2023](https://www.lrt.lt/naujienos/sveikata/682/1860136/lrt-trumpai-kokie-pozymiai-isduoda-pogimdyvine-depresija)
- [„Depresijos po gimdymo diagnostika ir gydymas“, medpraktika.lt, 2017](https://www.medpraktika.lt/2017/05/26/depresijos-po-gimdymo-diagnostika-ir-gydymas/)
- [James F. Paulson ir Sharnail D. Bazemore, „Prenatal and Postpartum Depression in Fathers and Its Association With Maternal Depression: A Meta-analysis“, JAMA, 2010](https://doi.org/10.1001/jama.2010.605)
- [Jungtinės Karalystės nacionalinė sveikatos tarnyba (NHS), „Domestic abuse in pregnancy“](https://www.nhs.uk/pregnancy/support/domestic-abuse-in-pregnancy/)
`,
  published: true,
  readingTime: 6,
  category: 'Intymumas',
  tags: ['intymumas', 'artumas', 'tėvystė', 'atvejis', 'laikas dviese'],
  seoTitle: 'Gimus vaikui: kai nebelieka laiko dviem',
  metaDescription:
    'Gimus vaikui artumas gali nutrūkti. Sudėtinis pavyzdys: vakaras, pokalbis su vežimėliu, ' +
    'penki susitarimai, kas nepavyko ir kada kreiptis pagalbos.',
  focusKeyword: 'santykiai gimus vaikui',
  metaKeywords: [
    'santykiai gimus vaikui',
    'artumas po gimdymo',
    'seksas po gimdymo',
    'pogimdyvinė depresija',
    'laikas dviese',
    'jauni tėvai',
  ],
  imageUrl: '/covers/gimus-vaikui-kai-nebelieka-laiko-dviem-atvejis.svg',
  imageAltText: 'Naktis: vienas iš tėvų stovi su kūdikiu ant rankų prie lovelės, kitas miega.',
  createdAt: '2026-01-28T08:30:00.000Z',
}
