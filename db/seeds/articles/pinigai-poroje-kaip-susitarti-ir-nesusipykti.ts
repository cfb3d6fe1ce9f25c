import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pinigai-poroje-kaip-susitarti-ir-nesusipykti',
  title: 'Pinigai poroje: kaip susitarti ir nesusipykti',
  excerpt:
    'Už ginčų dėl pinigų gali slypėti baimė ir noras jaustis gerbiamam. Nuo ko pradėti, kaip ' +
    'pasirinkti tvarką ir ką sakyti, kai išleista per daug.',
  content: `Ginčas dėl pinigų gali kilti ne vien dėl pinigų. Už sakinio „ir vėl pirkai“ kartais slypi baimė, kad pritrūks, o už „koks tavo reikalas“ – noras jaustis laisvam ir gerbiamam. Kol kalbatės tik apie sumas, visa tai lieka neištarta, todėl po mėnesio tas pats ginčas prasideda iš naujo. Taip nutinka ne tik jums: 100 JAV porų dienoraščiuose ginčai dėl pinigų nebuvo dažniausi, bet labiau už kitus kartojosi ir likdavo neišspręsti.

## Pradėkite nuo istorijų, o ne nuo lentelių

Kiekvienas iš savo šeimos atsinešame nerašytų taisyklių. Vienur apie pinigus tylėta, kitur kiekvienas centas užrašytas į sąsiuvinį, dar kitur gyventa šia diena. Prieš dėliodami biudžetą, pasikalbėkite apie tai, ką atsinešėte jūs:

- Kaip tavo namuose buvo kalbama apie pinigus?
- Ko labiausiai bijai, kai pagalvoji apie mūsų pinigus?
- Kokiam pirkiniui pinigų niekada negaili ir kodėl?
- Kiek santaupų tau reikia, kad jaustumeisi ramiai?

Klausykitės smalsiai ir neskubėkite vertinti. Kai sužinote, kad partnerio šeimai kadaise trūko būtiniausių dalykų, jo noras viską atidėti juodai dienai nebepanašus į šykštumą.

Jei kitas numoja ranka – „ko čia kalbėtis, išsiverčiam“, – papasakokite pirmi ir trumpai: „Mano vaikystėje mama paskutinę savaitę prieš algą skolindavosi iš kaimynės. Dabar, kai sąskaitoje lieka nedaug, man vėl spaudžia paširdžius. Norėčiau, kad žinotum, iš kur tai.“ Į istoriją atsakoma istorija, į priekaištą – priekaištu.

## Pasirinkite tvarką, kuri tinka abiem

Vienos teisingos tvarkos nėra. Svarbiausia, kad pasirinktąją abu suprastumėte ir laikytumėte sąžininga. Rinktis galite, pavyzdžiui, iš trijų:

| Tvarka | Kada patogi | Dėl ko sutarti iš karto |
|---|---|---|
| Viskas bendroje sąskaitoje | Abu panašiai žiūrite į išlaidas | Nuo kokios sumos tariatės iš anksto |
| Kiekvieno sąskaita atskira | Gyvenate kartu neseniai arba turite vaikų iš ankstesnių santykių | Kas už ką moka ir kas kaupia nenumatytam atvejui |
| Bendra namams, asmeninės – sau | Norite ir bendro plano, ir laisvės | Kiek kiekvienas perveda į bendrą sąskaitą ir kurią dieną |

Jei pajamos skiriasi, aptarkite, ar išlaidas dalysitės po lygiai, ar pagal uždarbį. Tarkime, vienas gauna 1 800, kitas – 1 200 eurų, o namams per mėnesį reikia 1 500. Po lygiai būtų po 750, pagal uždarbį – 900 ir 600. Apskaičiuokite abu variantus ir pažiūrėkite, kiek kiekvienam lieka sau: gal tik tada paaiškės, kodėl vienam „po lygiai“ visai ne lygu.

Jei vienas augina vaikus arba mokosi ir kurį laiką neuždirba, jo indėlis į bendrą gyvenimą nėra mažesnis. Tai verta pasakyti garsiai: „Tu dabar rūpiniesi vaikais ir namais, todėl mano alga yra mūsų abiejų pinigai.“

Kiekvienam pravartu turėti sumą, dėl kurios nereikia atsiskaityti. Ji gali būti visai nedidelė, bet padeda jaustis suaugusiu žmogumi, o ne vaiku, prašančiu kišenpinigių.

## Mėnesio pokalbis apie pinigus

Kartą per mėnesį, geriausia netrukus po algos, skirkite valandą bendrai apžvalgai. Atsidarykite abiejų sąskaitas, išsivirkite kavos ir eikite iš eilės:

1. Kas pavyko? Laiku apmokėtos sąskaitos, atidėta suma, įveikta pagunda.
2. Kiek turime šiandien? Sąskaitos, santaupos, skolos – be komentarų, tik skaičiai.
3. Kas artėja? Gimtadieniai, automobilio draudimas, rugsėjo pirmoji, šildymo sąskaitos.
4. Kam šį mėnesį taupome ir kiek atidedame?
5. Ar kam nors dėl pinigų buvo nejauku? Čia tik išklausoma.

Jei pajutote, kad balsai kyla, stabtelėkite ir pratęskite kitą dieną – skaičiai niekur nedings.

Atskirai sutarkite dėl juodos dienos pinigų: kur jie laikomi, kas prie jų prieina ir kokiam atvejui skirti – sugedusiam katilui, ne išpardavimui. Kai taisyklė aiški, vienam ramiau išleisti, kitam – atidėti.

O jei partneris tokio pokalbio vengia, prašykite mažiau: „Matau, kad tau apie tai nemalonu. Man reikia dvidešimties minučių, tik nuomai ir paskolai, be priekaištų. Šiandien ar šeštadienį?“ Išgirdę „tvarkykis, kaip išmanai“, atsakykite: „Tvarkyti galiu, bet žinoti turime abu. Kartą per mėnesį parodysiu, kiek turime.“ Taip vienam netenka būti ir buhalteriu, ir kaltininku.

Sutarkite ir sumą, nuo kurios pirkinį aptariate iš anksto. Tai ne leidimo prašymas, o pagarba bendram planui. Galima pasakyti taip:

> „Radau dviratį, kurį labai norėčiau pirkti. Jis kainuoja daugiau, negu esame sutarę, todėl noriu pasitarti. Kaip tau atrodo?“

## Kai vienas taupo, o kitas leidžia

Taupantysis gali jaustis taip, lyg namuose būtų vienintelis suaugęs, o leidžiantysis – lyg nuolat prižiūrimas paauglys. Abu vaidmenys vargina. Iš jų išeiti padeda klausimas, ką kiekvienam duoda jo įprotis.

> „Kai pamatau pilną taupyklę, galiu ramiai miegoti.“
>
> „O kai kartą per mėnesį nueiname kur nors pavalgyti, jaučiu, kad gyvename, o ne tik mokame sąskaitas.“

Išgirdę tai, ieškokite sumos abiem norams, o ne vidurio tarp jų: tiek per mėnesį atidedame ramybei, tiek – džiaugsmui, ir nė vienos iš šių sumų neliečiame dėl kitos. Jei pinigų mažai, tebūnie tai dešimt eurų taupyklei ir pyragas su kava mieste. Svarbu, kad tektų abiem norams.

## Jei išleista per daug

Pamačius netikėtą pirkinį, norisi iš karto priekaištauti. Palaukite, kol nurimsite, ir kalbėkite apie padarinius, o ne apie charakterį: „Pamačiau, kad iš bendros sąskaitos sumokėta už naują telefoną. Išsigandau, nes kitą savaitę mokame už būstą. Ar galime kartu pažiūrėti, kaip išsiversime?“

Jei išleidote jūs, nelaukite, kol tai paaiškės. Pats slėpimas gali pakenkti labiau negu išleista suma: sunku pasitikėti tuo, kas slepia. Pasakykite pirmi ir iš karto pasiūlykite, kaip taisysite padėtį: „Šį mėnesį išleidau daugiau, negu tarėmės. Kitą mėnesį atsisakysiu savo asmeninės sumos.“ Nemenkinkite to, kas nutiko, ir neieškokite, kada išlaidavo kitas. Jei nutylėta ne smulkmena, o skola, vieno pokalbio neužteks – koks galėtų būti tolesnis kelias, parodėme straipsnyje [„Nutylėta skola“](/blog/nutyleta-skola-atvejis-ir-kelias-atgal).

## Kada tai jau ne nesutarimas

Ginčytis dėl išlaidų – įprasta. Visai kas kita, jei jums neduodama pinigų būtiniausiems dalykams, reikalaujama čekio už kiekvieną duonos kepalą, draudžiama dirbti, jūsų vardu imamos paskolos arba bijote pasakyti, kiek sumokėjote už vaiko batus. Tai ekonominė kontrolė, viena iš smurto rūšių, ir geresnis biudžetas jos nesustabdys. Nesiginčykite vieni: kas padės saugiai pasitarti, rasite [pagalbos puslapyje](/support).

## Vienas žingsnis šiam vakarui

Visų finansų šiandien pat sutvarkyti nebūtina. Jei nesate tikri, ar įtampa kyla iš pinigų, ar iš darbų ir poilsio stokos, kiekvienas atlikite [kasdienybės dviese testą](/testas/kasdienybes-dviese-testas). O jei tema aiški, paimkite lapą, padalykite jį pusiau, ir tegul kiekvienas užrašo tris dalykus, kuriems verta taupyti. Paskui palyginkite. Vienas bendras tikslas – kelionė, nauja virtuvė ar tiesiog ramybė dėl rytojaus – paskatins tartis labiau negu dešimt priekaištų dėl kavos puodelio. Nuo tokio tikslo ir pradėkite.

## Šaltiniai

- [Lauren M. Papp, E. Mark Cummings ir Marcie C. Goeke-Morey, „For Richer, for Poorer: Money as a Topic of Marital Conflict in the Home“, Family Relations, 2009](https://pmc.ncbi.nlm.nih.gov/articles/PMC3230928/)
- [„Kas yra ekonominis smurtas: atpažinti jį geba mažiau nei 2 proc. žmonių“, pasakoja Ramunė Vitartaitė, 15min, 2023](https://15min.lt/gyvenimas/naujiena/santykiai/kas-yra-ekonominis-smurtas-atpazinti-ji-geba-maziau-nei-2-proc-zmoniu-1024-2121020)
`,
  published: true,
  readingTime: 6,
  category: 'Santykių patarimai',
  tags: ['pinigai', 'šeimos biudžetas', 'susitarimai', 'santykių patarimai'],
  seoTitle: 'Pinigai poroje: kaip susitarti be barnių',
  metaDescription:
    'Pinigai poroje gali kelti mažiau įtampos, kai apie juos kalbamasi iš anksto. Klausimai ' +
    'pradžiai, mėnesio pokalbio tvarka ir sakiniai keblesnėms akimirkoms.',
  focusKeyword: 'pinigai poroje',
  metaKeywords: [
    'pinigai poroje',
    'šeimos biudžetas',
    'ginčai dėl pinigų',
    'bendra sąskaita',
    'susitarimai poroje',
  ],
  imageUrl: '/covers/pinigai-poroje-kaip-susitarti-ir-nesusipykti.svg',
  imageAltText:
    'Ranka meta monetą į didelį stiklainį, iš šonų stovi du mažesni stiklainiai su monetomis.',
  createdAt: '2026-11-05T10:10:00.000Z',
}
