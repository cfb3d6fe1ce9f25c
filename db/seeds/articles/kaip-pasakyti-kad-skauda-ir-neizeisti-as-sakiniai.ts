import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai',
  title: 'Kaip pasakyti, kad skauda, ir neįžeisti: „aš“ sakiniai',
  excerpt:
    'Dešimt priekaištų, kuriuos ištarti lengva, ir dešimt sakinių, kuriais apie tą patį ' +
    'skausmą prabylama taip, kad kitas norėtų klausytis.',
  content: `„Tu niekada nepadedi.“ Sakinys išsprūsta savaime ir lengvai sulaukia gynybos. Kitas girdi ne tai, kad jums skauda, o tai, kad yra blogas, ir ima įrodinėti priešingai.

Tą patį skausmą galima ištarti kitaip: kalbėti apie save, o ne teisti. Australijos tyrėjai žmonių klausė, po kokio pirmo sakinio pašnekovas imtų gintis. Mažiausiai gynybos jie tikėjosi iš „aš“ sakinių, kuriuose parodoma, kad suprantamas ir kitas. Padėtys buvo išgalvotos, bet pabandyti verta ir namie.

Štai dešimt progų ir dešimt sakinių. Visi sudėti iš to paties: kas nutiko, ką jaučiu, ko prašau. Imkite tą, kuris primena jūsų namus, ir perdarykite savaip.

## Dešimt sakinių vietoj priekaišto

1. **Vėluojama be žinios.** Užuot sakę „Tau nusispjauti, kad laukiu“: „Kai neparašei, kad vėluosi, sunerimau. Kitą kartą atsiųsk nors vieną žodį.“ Nerimas išgirstamas tada, kai jis ir pavadinamas nerimu.
2. **Telefonas prie stalo.** Užuot „Ekranas tau svarbesnis už mane“: „Kai valgome žiūrėdami į telefonus, man liūdna. Padėkime juos, kol baigsime vakarienę.“ „Padėkime“ kviečia abu, „padėk“ – baudžia vieną.
3. **Namų darbai.** Užuot „Tu nieko nedarai“: „Šią savaitę kasdien gaminau ir pavargau. Ar paimtum antradienį ir ketvirtadienį?“ Į prašymą su dienomis galima atsakyti „taip“. O dėl „nieko“ belieka ginčytis.
4. **Išeinama vidury pokalbio.** Užuot „Su tavimi neįmanoma susikalbėti“: „Kai išeini man nebaigus, sutrinku. Pasakyk, kada grįšime prie šito, ir palauksiu.“
5. **Juokelis prie svetimų.** Užuot „Tu mane visada žemini“: „Kai prie tavo draugų pajuokavai apie mano darbą, man pasidarė gėda. Apie jį prie kitų daugiau nejuokauk, prašau.“ Jei juokeliai nesiliauja ir paprašius, tai jau ne humoras.
6. **Nuspręsta be jūsų.** Užuot „Manęs čia niekas neklausia“: „Apie svečius sužinojau paskutinį vakarą ir supykau. Noriu, kad dėl jų pirma sutartume mudu.“ Pykti galima. Tik pasakykite, dėl ko.
7. **Pinigai.** Užuot „Tu išlaidauji“: „Kai sąskaitoje pamačiau mažiau, negu tikėjausi, man suspaudė širdį. Dėl didesnių pirkinių pasitarkime iš anksto.“ Kūno pojūtis kartais tikslesnis už jausmo pavadinimą.
8. **Nebesiglaudžiama.** Užuot „Aš tau nebepatinku“: „Ilgiuosi tavo rankų. Gal šįvakar pagulėtume apsikabinę? Nieko daugiau nereikia.“ Ilgesys kviečia, įtarimas stumia.
9. **Vaikui leista tai, ką uždraudėte.** Užuot „Tu jį gadini“: „Kai leidai tai, ko prieš minutę neleidau, man buvo apmaudu. Kitą kartą pirma susižvalgykime.“ Sakykite ne prie vaiko.
10. **Per daug visko.** Užuot „Man viskas atsibodo“: „Man dabar labai sunku, ir nežinau, nuo ko pradėti. Pabūk šalia, žodžių rasiu vėliau.“ Nebaigtas sakinys geriau negu pabaigtas nuosprendis.

## Vienuoliktasis – apsimetėlis

„Aš jaučiu, kad tu egoistas.“ Prasideda gražiai, o toliau – grynas priekaištas. Pasitikrinti lengva: jei po žodžio „jaučiu“ eina „kad tu“, jausmo sakinyje nėra. Ieškokite jo iš naujo: liūdna, neramu, gėda, pikta, vieniša.

Dar vienas patikrinimas – balsas. Net tvarkingiausias sakinys, iškoštas pro sukąstus dantis, skamba kaip priekaištas. Jei viduje verda, pirmiausia nurimkite.

## Kai kitas vis tiek ginasi

Kas ilgai laukė priekaišto, gali jį išgirsti ir ten, kur jo nebėra. Nepradėkite visko iš naujo – pakartokite tik prašymą. Į „tai vėl mano kaltė“ tinka: „Kaltų neieškau. Prašau vieno: kitą kartą parašyk.“ Į „o tu geriau?“ – „Apie tai, kas užgauna tave, irgi noriu išgirsti. Pabaikime šitą, tada klausysiuosi.“ O išgirdę „gerai“, nutilkite ir padėkokite: sutikimą lengva sugadinti dar vienu argumentu.

„Aš“ sakinys nėra burtažodis, po kurio kitas privalo sutikti. Tai prašymas, į kurį galima atsakyti ir „ne“.

Jei į jūsų jausmus atsakoma pašaipomis, grasinimais ar bausmėmis, žodžių formulės nepadės, ir tobulinti jų neprivalote. Pirmiausia pasirūpinkite savimi – kur ieškoti pagalbos, rašome [pagalbos puslapyje](/support).

Pradėti galima nuo padėkos, nes čia niekas nesigins: „Kai rytą išvirei kavos ir man, apsidžiaugiau.“ Sunkesnei temai pirma užpildykite [pokalbio lapą](/blog/pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku), o kur jūsų pokalbiai stringa dažniausiai, parodys [bendravimo poroje testas](/testas/bendravimo-poroje-testas).

## Šaltiniai

- [Shane L. Rogers, Jill Howieson ir Casey Neame, „I understand you feel that way, but I feel this way: the benefits of I-language and communicating perspective during conflict“, PeerJ, 2018](https://doi.org/10.7717/peerj.4831)
`,
  published: true,
  readingTime: 3,
  category: 'Bendravimas',
  tags: ['bendravimas', 'jausmai', 'aš sakiniai', 'priekaištai'],
  seoTitle: '„Aš“ sakiniai: kaip pasakyti, kad skauda',
  metaDescription:
    '„Aš“ sakiniai namams: dešimt kasdienių priekaištų ir tai, ką galima pasakyti vietoj jų, ' +
    'apsimetėlis, kurio verta saugotis, ir atsakymai, kai kitas ginasi.',
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
