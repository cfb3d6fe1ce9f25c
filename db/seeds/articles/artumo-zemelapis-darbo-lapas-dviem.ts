import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'artumo-zemelapis-darbo-lapas-dviem',
  title: 'Artumo žemėlapis: darbo lapas dviem',
  excerpt:
    'Darbo lapas, kurį kiekvienas užpildote atskirai, o paskui sudedate greta. Šešios dalys: ' +
    'kur esame, kas artina, kas stabdo, trys spalvos, ribos ir vienas žingsnis.',
  content: `Žemėlapis nesako, kur eiti. Jis parodo, kur esate, kur keliai platūs, kur pelkė ir kur dar niekas nėra buvęs. Su artumu panašiai: kol jis tik nuojauta, lengva klaidžioti ratais ir kaltinti vienas kitą, kad pasukote ne ten.

Šis lapas skirtas dviem žmonėms, kurių santykiuose saugu. Jame nėra teisingų atsakymų ir balų. Jam pakaks valandos, dviejų lapų ir dviejų skirtingų spalvų rašiklių. Klausimus persirašykite ranka arba puslapį atsispausdinkite dviem egzemplioriais.

## Kaip pildyti

1. **Pildykite atskirai,** geriausia skirtinguose kambariuose. Po pusvalandį.
2. **Rašykite taip, lyg skaitytų gero jums linkintis žmogus,** ir tik tai, kuo norite dalytis. Eilutę, kurios nenorite rodyti, užlenkite arba palikite tuščią.
3. **Paskui sudėkite lapus greta** ir skaitykite po vieną dalį. Pirmiausia ieškokite vietų, kur atsakymai sutampa.
4. **Pusvalandį tik klausotės ir klausiate.** Ginčytis dėl to, kas teisus, ir prašyti pasiaiškinti – ne šiandien.
5. **Sustabdyti bet kada gali kiekvienas.** Pakanka žodžio „pauzė“.

Jei nors vienas iš jūsų bijo, kaip kitas reaguos į atsakymus, lapo nepildykite. Pasikalbėkite su žmogumi, kuriam tikite; [pagalbos puslapyje](/support) surašyta, kas padeda nemokamai.

## 1 dalis. Kur dabar esame

Prie kiekvienos eilutės parašykite skaičių nuo 0 (visai tuščia) iki 5 (man užtenka), o greta – vieną pavyzdį iš praėjusio mėnesio.

| Artumo rūšis | Kiek (0–5) | Pavyzdys |
| --- | --- | --- |
| Kalbamės ne tik apie reikalus | ____ | ____________ |
| Juokiamės kartu | ____ | ____________ |
| Kasdien liečiamės be tikslo | ____ | ____________ |
| Galiu pasakyti, ko bijau | ____ | ____________ |
| Esame seksualiai artimi taip, kaip man gera | ____ | ____________ |
| Turime laiko tik dviem | ____ | ____________ |

Kurią eilutę labiausiai norėčiau pakelti vienu skaičiumi? ________________

Svarbu: vienu, ne penkiais. „Nuo 1 iki 2“ – tiek galima pabandyti per mėnesį.

## 2 dalis. Kas mane artina

Užbaikite sakinius. Rašykite smulkmenas, ne principus.

- Jaučiuosi arčiau tavęs, kai tu ________________
- Paskutinį kartą tai pajutau ________________
- Iš mūsų pradžios man labiausiai trūksta ________________
- Mano kūnui gera, kai ________________
- Dieną mane sušildo žinutė, kurioje ________________
- Vakarą man geriausia pradėti nuo ________________

Pavyzdžiui: „Jaučiuosi arčiau tavęs, kai, grįžęs iš pamainos, pirmiausia ateini prie manęs, o tik paskui prie šuns.“ Tokia eilutė pasako daugiau negu „kai rodai dėmesį“.

## 3 dalis. Kas mane stabdo

Pažymėkite kryželiu, kas tinka jums, o prie dviejų svarbiausių stabdžių parašykite, kas padėtų.

| Stabdis | Pažymėkite | Man padėtų |
| --- | --- | --- |
| Nuovargis, miego trūkumas | ☐ | ____________ |
| Galvoje liekantys darbai | ☐ | ____________ |
| Neišsakyta nuoskauda | ☐ | ____________ |
| Gėda dėl kūno | ☐ | ____________ |
| Skausmas ar liga | ☐ | ____________ |
| Mintis, kad po glamonių jau „privalu“ tęsti | ☐ | ____________ |
| Baimė išgirsti „ne“ | ☐ | ____________ |
| Vaikai už sienos, tėvai kitame kambaryje | ☐ | ____________ |
| Ekranai | ☐ | ____________ |
| Kita: ____________ | ☐ | ____________ |

Stulpelyje „Man padėtų“ rašykite tai, ką kitas gali padaryti arba ką galite padaryti patys. „Kad būtum kitoks“ – ne atsakymas, o „kad po devintos nebežiūrėtume į telefonus“ – jau atsakymas.

Skausmas ir liga – ne tik lapo, bet ir gydytojo tema. Jei skauda, užsirašykite pas šeimos gydytoją, ginekologą ar urologą, o kol kas šią eilutę perskaitykite garsiai, kad kitas nespėliotų.

## 4 dalis. Trys spalvos

Čia kiekvienas sužymi, kas jam dabar gera. **Žalia** – noriu, mielai. **Geltona** – galbūt, bet paklausk ir prireikus sustok. **Raudona** – ne. Spalva galioja šiam mėnesiui, o raudonos nereikia aiškinti.

| Kas | Mano spalva | Ką turėtum žinoti |
| --- | --- | --- |
| Apkabinimas išeinant ir grįžus | ____ | ____________ |
| Laikytis už rankų prie žmonių | ____ | ____________ |
| Bučiuotis ilgiau negu įprasta | ____ | ____________ |
| Masažas, glostymas be tęsinio | ____ | ____________ |
| Maudytis ar praustis kartu | ____ | ____________ |
| Kalbėti lovoje apie tai, ko norisi | ____ | ____________ |
| Mylėtis ne vakare, o dieną | ____ | ____________ |
| Išbandyti tai, ko dar nedarėme: ____________ | ____ | ____________ |

Kaip skaityti dviese: kur abu turite **žalią**, ten pradėkite. Kur vieno žalia, o kito **geltona**, klauskite: „Ko reikėtų, kad tau būtų gera?“ Kur bent vieno **raudona**, ten neinate ir nebandote prikalbėti. Raudona – ne nuosprendis santykiams. Ji tik rodo, kur tako netiesite.

## 5 dalis. Ribos ir signalai

Riba nėra siena: žinant, kur ji, galima prisiartinti nesisaugant. Užpildę šią dalį, perskaitykite ją garsiai, o kitas tegul persako savais žodžiais – taip įsitikinsite, kad supratote vienodai. Stabdomąjį žodį rinkitės tokį, kurio su niekuo nesupainiosite, ir sutarkite, kad po jo neklausiama „kodėl“.

- Kad pasakyčiau „ne“ ir nesijausčiau blogai, man reikia, kad tu ________________
- Kai „ne“ pasakai tu, man lengviau jį priimti, jei ________________
- Žodis ar ženklas, po kurio iš karto sustojame: ________________
- Dalykas, kurio prašau niekada nedaryti: ________________
- Tai, ko prašau niekam nepasakoti: ________________

## 6 dalis. Vienas žingsnis

Iš visko, ką perskaitėte, kartu išsirinkite **vieną** žingsnį dviem savaitėms. Jis turi būti matomas, malonus abiem ir toks mažas, kad pavyktų ir sunkią savaitę.

> Per ateinančias dvi savaites mudu ________________.
>
> Darysime tai (dienos, laikas): ____________. Kad nepamirštume, ____________.
>
> Jei praleisime, ____________. Pasižiūrėsime, kaip sekėsi: ____ (data).

Pavyzdys: „Per ateinančias dvi savaites kas vakarą prieš miegą penkias minutes gulime apsikabinę, be telefonų. Jei praleisime, pradedame kitą vakarą. Pasižiūrėsime šeštadienį po dviejų savaičių, prie kavos.“

## Kaip pasikalbėti apie tai, ką parašėte

Pradėkite nuo šių keturių klausimų:

1. Kas tavo lape mane nudžiugino?
2. Kas nustebino? (Netikėta dar nereiškia bloga.)
3. Kur mūsų keliai susitinka?
4. Dėl ko prašytum niekada nejuokauti?

Štai kaip vieną eilutę aptarė pora, kurios lapuose „kasdien liečiamės be tikslo“ gavo 4 ir 1 (pavyzdys sudėtinis):

> – Keturi? Man atrodo, kad beveik nesiliečiame.
>
> – Aš skaičiavau, kai rytą pabučiuoji ir kai vakare užsimeti kojas ant manęs. Ką skaičiavai tu?
>
> – Kai prieini iš nugaros ir nieko nenori. To nebuvo nuo vasaros.
>
> – Supratau. Man atrodė, kad virtuvėje tau tik trukdau.

Niekas čia nemelavo ir nieko nereikėjo įrodinėti. Du žmonės tuo pačiu žodžiu vadino skirtingus dalykus, o pamatė tai tik sudėję lapus greta.

Nesiūlykite taisyti. Skaitydami kito lapą sakykite „ačiū“ ir „papasakok daugiau“, o „bet juk aš…“ palikite kitam kartui. Jei žodžiai stringa, praverčia sakiniai iš straipsnio [„Kaip kalbėtis apie seksą“](/blog/kaip-kalbetis-apie-seksa-zodziai-nuo-kuriu-lengviau-pradeti).

## Jei kas nors nepavyko

**Vienas neužpildė.** Neverskite. Paklauskite, kuri dalis atbaidė, ir palikite tik antrąją – ji švelniausia. Jei nenori nė tos, papasakokite apie savo lapą patys ir nelaukite mainų.

**Lapai visai nesutampa.** Vadinasi, žemėlapis tikras. Dabar žinote, kur ieškoti bendro kelio: pradėkite nuo kasdienių prisilietimų ir laiko dviem, ne nuo miegamojo.

**Kas nors įskaudino.** Padėkite lapus ir pasakykite, kas užgavo, ramiai ir tą pačią dieną. Lapai gali palaukti.

Po trijų mėnesių užpildykite iš naujo, kitos spalvos rašikliu. Skaičiai gali judėti lėtai, todėl palyginkite ne jų sumą, o pavyzdžius: kaip tik iš jų matyti, kiek nuėjote. Jei norite dar vieno žvilgsnio iš šalies, atlikite [artumo testą](/testas/artumo-testas).
`,
  published: true,
  readingTime: 5,
  category: 'Intymumas',
  tags: ['intymumas', 'artumas', 'darbo lapas', 'ribos', 'pokalbiai'],
  seoTitle: 'Artumo žemėlapis: darbo lapas dviem',
  metaDescription:
    'Darbo lapas porai apie artumą: kur esate dabar, kas artina, kas stabdo, trys spalvos ' +
    'norams ir riboms ir vienas žingsnis dviem savaitėms. Pildote atskirai.',
  focusKeyword: 'artumo darbo lapas',
  metaKeywords: [
    'artumo darbo lapas',
    'artumo žemėlapis',
    'intymumas poroje',
    'pratimai poroms',
    'ribos poroje',
    'sutikimas',
  ],
  imageUrl: '/covers/artumo-zemelapis-darbo-lapas-dviem.svg',
  imageAltText: 'Išlankstytas žemėlapis: du punktyriniai takai susitinka ties širdele.',
  createdAt: '2025-12-17T08:20:00.000Z',
}
