import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pinigai-poroje-kaip-susitarti-ir-nesusipykti',
  title: 'Pinigai poroje: kaip susitarti ir nesusipykti',
  excerpt:
    'Už ginčų dėl pinigų dažnai slypi baimė ir pagarbos stoka. Nuo ko pradėti pokalbį, kaip ' +
    'pasirinkti tvarką ir ką sakyti, kai išleista per daug.',
  content: `Ginčai dėl pinigų retai kyla vien dėl pinigų. Už sakinio „ir vėl pirkai“ dažnai slypi baimė, kad pritrūks, o už „koks tavo reikalas“ – noras jaustis laisvam ir gerbiamam. Kol kalbatės tik apie sumas, visa tai lieka neištarta, todėl po mėnesio tas pats ginčas prasideda iš naujo.

## Pradėkite nuo istorijų, o ne nuo lentelių

Kiekvienas iš savo šeimos atsinešame nerašytų taisyklių. Vienur apie pinigus tylėta, kitur kiekvienas centas užrašytas į sąsiuvinį, dar kitur gyventa šia diena. Prieš dėliodami biudžetą, pasikalbėkite apie tai, ką atsinešėte jūs:

- Kaip tavo namuose buvo kalbama apie pinigus?
- Ko labiausiai bijai, kai pagalvoji apie mūsų pinigus?
- Kokiam pirkiniui pinigų niekada negaili ir kodėl?
- Kiek santaupų tau reikia, kad jaustumeisi ramiai?

Klausykitės smalsiai ir neskubėkite vertinti. Kai sužinote, kad partnerio šeimai kadaise trūko būtiniausių dalykų, jo noras viską atidėti juodai dienai nebepanašus į šykštumą.

## Pasirinkite tvarką, kuri tinka abiem

Vienos teisingos tvarkos nėra. Kai kurios poros turi vieną bendrą sąskaitą, kitos – dvi atskiras, trečios šiuos būdus derina: bendrą sąskaitą skiria namų išlaidoms, asmenines – savo reikmėms. Svarbiausia, kad pasirinktą tvarką abu suprastumėte ir laikytumėte sąžininga.

Jei pajamos skiriasi, aptarkite, ar išlaidas dalysitės po lygiai, ar pagal uždarbį. Jei vienas augina vaikus arba mokosi ir kurį laiką neuždirba, jo indėlis į bendrą gyvenimą nėra mažesnis. Tai verta pasakyti garsiai: „Tu dabar rūpiniesi vaikais ir namais, todėl mano alga yra mūsų abiejų pinigai.“

Kiekvienam pravartu turėti sumą, dėl kurios nereikia atsiskaityti. Ji gali būti visai nedidelė, bet padeda jaustis suaugusiu žmogumi, o ne vaiku, prašančiu kišenpinigių.

## Mėnesio pokalbis apie pinigus

Kartą per mėnesį, geriausia netrukus po algos, skirkite valandą bendrai apžvalgai. Pirmiausia pasidžiaukite tuo, kas pavyko: laiku apmokėtomis sąskaitomis, atidėta suma, įveikta pagunda. Tada aptarkite, kas artėja: gimtadieniai, remontas, draudimas. Pabaigoje nuspręskite, kam šį mėnesį taupote. Jei pajutote, kad balsai kyla, stabtelėkite ir pratęskite kitą dieną – skaičiai niekur nedings.

Sutarkite ir sumą, nuo kurios pirkinį aptariate iš anksto. Tai ne leidimo prašymas, o pagarba bendram planui. Galima pasakyti taip:

> „Radau dviratį, kurį labai norėčiau pirkti. Jis kainuoja daugiau, negu esame sutarę, todėl noriu pasitarti. Kaip tau atrodo?“

## Jei išleista per daug

Pamačius netikėtą pirkinį, norisi iš karto priekaištauti. Palaukite, kol nurimsite, ir kalbėkite apie padarinius, o ne apie charakterį: „Pamačiau, kad iš bendros sąskaitos sumokėta už naują telefoną. Išsigandau, nes kitą savaitę mokame už būstą. Ar galime kartu pažiūrėti, kaip išsiversime?“

Jei išleidote jūs, nelaukite, kol tai paaiškės. Slepiami pirkiniai ir skolos kenkia labiau negu pati suma, nes griauna pasitikėjimą. Pasakykite pirmi ir iš karto pasiūlykite, kaip taisysite padėtį: „Šį mėnesį išleidau daugiau, negu tarėmės. Kitą mėnesį atsisakysiu savo asmeninės sumos.“ Nemenkinkite to, kas nutiko, ir neieškokite, kada išlaidavo kitas.

## Vienas žingsnis šiam vakarui

Visų finansų šiandien pat sutvarkyti nebūtina. Paimkite lapą, padalykite jį pusiau, ir tegul kiekvienas užrašo tris dalykus, kuriems verta taupyti. Paskui palyginkite. Vienas bendras tikslas – kelionė, nauja virtuvė ar tiesiog ramybė dėl rytojaus – paskatins tartis labiau negu dešimt priekaištų dėl kavos puodelio. Nuo jo ir pradėkite.
`,
  published: false,
  readingTime: 3,
  category: 'Santykių patarimai',
  tags: ['pinigai', 'šeimos biudžetas', 'susitarimai', 'santykių patarimai'],
  seoTitle: 'Pinigai poroje: kaip susitarti be barnių',
  metaDescription:
    'Pinigai poroje kelia mažiau įtampos, kai apie juos kalbamasi iš anksto. Klausimai ' +
    'pradžiai, mėnesio pokalbio tvarka ir sakiniai keblesnėms akimirkoms.',
  focusKeyword: 'pinigai poroje',
  metaKeywords: [
    'pinigai poroje',
    'šeimos biudžetas',
    'ginčai dėl pinigų',
    'bendra sąskaita',
    'susitarimai poroje',
  ],
  imageAltText: null,
  createdAt: '2026-11-05T10:10:00.000Z',
}
