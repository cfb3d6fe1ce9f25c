import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai',
  title: 'Kaip pasakyti, kad skauda, ir neįžeisti: „aš“ sakiniai',
  excerpt:
    'Priekaištas lengvai sulaukia gynybos. „Aš“ sakinys padeda apie tą patį skausmą ' +
    'prabilti taip, kad partneris norėtų klausytis.',
  content: `„Tu niekada nepadedi.“ „Tu visada vėluoji.“ „Tau niekas nerūpi.“ Kai susikaupia nuovargis, tokie sakiniai išsprūsta savaime. Jie trumpi, aštrūs ir lengvai sulaukia to paties atsakymo – gynybos. Partneris gali nebegirdėti, kad jums skauda. Jis girdi, kad yra blogas, ir ima įrodinėti priešingai.

„Aš“ sakiniai leidžia apie tą patį skausmą prabilti kitaip: kalbate apie save, o ne teisiate kitą. Australijos tyrėjai žmonių klausė, po kokio pirmo sakinio pašnekovas imtų gintis. Mažiausiai gynybos jie tikėjosi iš „aš“ sakinių, kuriuose parodoma, kad suprantamas ir kitas. Padėtys buvo išgalvotos, bet pabandyti verta ir namie.

## Keturios sakinio dalys

Kol neįpratote, patogu remtis keturiais žingsniais:

1. Kas nutiko. Įvardykite konkretų įvykį ir jo nevertinkite: „Kai vakar grįžai valanda vėliau ir neparašei…“
2. Ką jaučiate. Rinkitės jausmą, o ne kaltinimą: „…aš sunerimau, o paskui ėmiau pykti.“
3. Kodėl tai svarbu. Paaiškinkite, kas už jausmo slypi: „Man ramiau, kai žinau, kad tau viskas gerai.“
4. Ko prašote. Prašymas turi būti aiškus ir įvykdomas: „Ar galėtum parašyti, kai supranti, kad vėluosi?“

Sudėję visas dalis, pasakytumėte: „Kai vakar grįžai valanda vėliau ir neparašei, aš sunerimau. Man ramiau, kai žinau, kad tau viskas gerai. Ar kitą kartą galėtum atsiųsti žinutę?“

Nebūtina kaskart ištarti visų keturių dalių. Namuose kalbamės trumpiau, ir kartais pakanka „man neramu, kai neparašai“. Svarbiausia išlaikyti kryptį: nuo įvykio prie jausmo, nuo jausmo prie prašymo. Jei prašymą praleidžiate, partneris lieka spėlioti, ko iš jo norite, ir gali neatspėti.

## Kaip pakeisti priekaištą

Palyginkite kelis sakinius, kurie galėjo nuskambėti ir jūsų namuose:

- Užuot sakę „Tau telefonas svarbesnis už mane“, pabandykite: „Kai per vakarienę žiūri į ekraną, man pasidaro liūdna. Norėčiau, kad valgydami telefonus padėtume į šalį.“
- Užuot sakę „Tu namuose nieko nedarai“, pabandykite: „Šią savaitę kasdien gaminau vakarienę ir pavargau. Ar galėtum antradieniais ir ketvirtadieniais gaminti tu?“
- Užuot sakę „Su tavimi neįmanoma susikalbėti“, pabandykite: „Kai vidury pokalbio išeini į kitą kambarį, aš sutrinku. Man svarbu žinoti, ar dar grįšime prie šios temos.“

Gyvame pokalbyje viskas būna trumpiau ir ne taip glotniai. Tarkime, judu grįžtate iš krikštynų, ir vienas visą kelią tyli. Galop ištaria: „Kai savo sesei papasakojai, kad manęs nepriėmė į tą darbą, man pasidarė gėda. Dar neatsigavau.“ Galima atkirsti: „O kas čia tokio, juk sesė.“ Bet galima ir taip: „Nepagalvojau. Maniau, ji paguos. Ką jai galiu pasakoti, o ko geriau ne?“ Prašymas čia neištartas iki galo, keturios dalys susiliejo į dvi, ir vis tiek abu žino, dėl ko susitarė.

Atkreipkite dėmesį: pakeistuose sakiniuose nėra žodžių „visada“ ir „niekada“. Juos išgirdęs žmogus ima ieškoti išimčių ir, žinoma, kaipmat jų randa. Pokalbis nukrypsta į tai, kas tiksliau skaičiuoja, o jūsų prašymas lieka nuošalyje.

## Kai jausmui trūksta žodžio

Antroji sakinio dalis gali būti sunkiausia. Paklausti, ką jaučiame, kartais atsakome „nežinau, blogai“ arba pasakome, ką apie kitą manome. Padeda paprastas vertimas: susiraskite kairėje žodį, kuris jums sukasi galvoje, ir pasižiūrėkite, kas už jo gali slypėti.

| Galvoje sukasi | Už to gali slypėti |
| --- | --- |
| „Manęs negerbia“ | pažeminimas, gėda, pyktis |
| „Manimi naudojasi“ | nuovargis, nuoskauda, vienatvė |
| „Manęs nemato“ | liūdesys, ilgesys, abejonė savimi |
| „Mane spaudžia“ | nerimas, bejėgiškumas, baimė suklysti |
| „Manęs niekas neklauso“ | bejėgiškumas, vienatvė, pyktis |

Pirmojo stulpelio žodžiai pasakoja apie kitą žmogų, antrojo – apie jus. Todėl vietoj „jaučiuosi nematomas ar nematoma“ pabandykite: „Man liūdna, ilgiuosi mūsų vakarų.“ Jei tinkamo žodžio nerandate, tiks ir kūno pojūtis: „Gniaužia gerklę, kai apie tai pagalvoju.“

Jausmų žodyną galima išjudinti ir be ginčo. Tris vakarus iš eilės vienas kitam įvardykite po du šios dienos jausmus ir tai, kas juos sukėlė: „Rytą buvo neramu dėl susirinkimo, po darbo palengvėjo, nes parėjau pėsčiomis.“ Nieko taisyti ar guosti nereikia, pakanka išgirsti.

## Klaidos, kurių verta saugotis

Pirmoji – paslėptas kaltinimas. „Aš jaučiu, kad tu egoistas“ prasideda žodžiu „aš“, bet jausmo čia nėra, yra tik nuosprendis. Pasitikrinkite: ar po žodžio „jaučiu“ įvardijate liūdesį, nerimą, pyktį, gėdą ar vienatvę? Jei po jo eina „kad tu“, sakinį verta pradėti iš naujo.

Antroji – per daug visko vienu metu. Kai į vieną pokalbį sudedate vakarykštį vėlavimą, uošvės gimtadienį ir pernykštes atostogas, partneris nebežino, į ką atsakyti. Rinkitės vieną įvykį.

Trečioji – tonas. Net tvarkingiausias sakinys, iškoštas pro sukąstus dantis, skamba kaip priekaištas. Jei viduje verda, pirmiausia nurimkite ir tik tada kalbėkite.

> „Aš“ sakinys nėra burtažodis, po kurio kitas privalo sutikti. Tai prašymas, į kurį galima atsakyti ir „ne“.

## Jei partneris vis tiek ginasi

Pasakėte viską tvarkingai, o atsakymas toks pat kaip visada. Tai nereiškia, kad kalbėjote blogai: kas metų metus laukė priekaišto, iš pradžių gali išgirsti jį ir ten, kur jo nebėra. Štai keli galimi atsakymai ir ką su jais daryti.

**„Tai vėl mano kaltė.“** Nepradėkite įrodinėti, kad nekaltinate. Pasakykite paprasčiau: „Kaltų neieškau. Noriu, kad žinotum, kaip man tai atrodo, ir kad kitą kartą parašytum žinutę.“

**„Tau visada viskas negerai.“** Išgirskite, kas už to slypi: galbūt partneris seniai negirdėjo gero žodžio. „Daug kas man gerai, ir apie tai kalbu per retai. Šįkart prašau tik vieno dalyko.“

**„O tu geriau elgiesi?“** Nesileiskite į varžybas: „Apie tai, kas užgauna tave, irgi noriu išgirsti. Pabaikime šį klausimą, tada klausysiuosi.“

**Tyla.** Palikite jai vietos. „Atsakyti dabar nebūtina. Ar galime prie to grįžti rytoj po vakarienės?“

**„Gerai, suprantu.“** Kartais partneris sutinka iš karto, o mes iš inercijos tęsiame. Išgirdę sutikimą, nutilkite ir padėkokite.

Jei į jūsų jausmus atsakoma pašaipomis, grasinimais ar bausmėmis, žodžių formulės nepadės, ir tobulinti jų neprivalote. Pirmiausia pasirūpinkite savimi – kur ieškoti pagalbos, rašome [pagalbos puslapyje](/support).

## Nuo ko pradėti

Nepradėkite nuo skaudžiausios temos. Pirmąją savaitę „aš“ sakinius išmėginkite dėkodami: „Kai rytą išvirei kavos ir man, apsidžiaugiau. Gera žinoti, kad apie mane pagalvoji.“ Taip priprasite kalbėti apie savo jausmus tada, kai nėra įtampos.

Antrąją savaitę pasirinkite vieną smulkmeną, kuri jus erzina, ir keturiais žingsniais užrašykite, ką apie ją pasakytumėte. Perskaitykite garsiai. Ar jums patiktų tai išgirsti? Jei ne, sušvelninkite žodžius, bet prašymo neatsisakykite. Kalbėti švelniai nereiškia nutylėti, ko jums reikia.

Ir dar: kai apie savo jausmus pabando prabilti partneris, įvertinkite jo pastangas, net jei išeina nerangiai. Užtenka trumpo „ačiū, kad pasakei“. O jei tema, apie kurią reikia prabilti, jums per sunki net mintyse, prieš pokalbį užpildykite [pokalbio lapą](/blog/pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku): jame „aš“ sakiniui skirta atskira vieta. Po mėnesio abu atlikite [bendravimo poroje testą](/testas/bendravimo-poroje-testas) ir pasižiūrėkite, kas jūsų pokalbiuose jau sekasi.

## Šaltiniai

- [Shane L. Rogers, Jill Howieson ir Casey Neame, „I understand you feel that way, but I feel this way: the benefits of I-language and communicating perspective during conflict“, PeerJ, 2018](https://doi.org/10.7717/peerj.4831)
`,
  published: true,
  readingTime: 6,
  category: 'Bendravimas',
  tags: ['bendravimas', 'jausmai', 'aš sakiniai', 'priekaištai'],
  seoTitle: '„Aš“ sakiniai: kaip pasakyti, kad skauda',
  metaDescription:
    'Kaip priekaištą paversti „aš“ sakiniu: keturi aiškūs žingsniai, pavyzdžiai kasdieniams ' +
    'pokalbiams namuose ir klaidos, kurių verta vengti.',
  focusKeyword: 'aš sakiniai',
  metaKeywords: [
    'aš sakiniai',
    'bendravimas poroje',
    'kaip reikšti jausmus',
    'priekaištai santykiuose',
    'pokalbis be kaltinimų',
  ],
  imageUrl: '/covers/kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai.svg',
  imageAltText: 'Moteris, prispaudusi ranką prie krūtinės, kalba priešais stovinčiam žmogui.',
  createdAt: '2026-02-12T07:30:00.000Z',
}
