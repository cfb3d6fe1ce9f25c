import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku',
  title: 'Pokalbio lapas: kaip pasirengti pasakyti tai, kas sunku',
  excerpt:
    'Septyni laukeliai, kuriuos užpildę žinosite, ką norite pasakyti, ko prašote ir ką ' +
    'darysite, jei pokalbis pakryps ne ten. Su užpildytu pavyzdžiu.',
  content: `Noras keisti darbą. Pinigai, paskolinti broliui. Jausmas, kad jau pusę metų gyvenate greta, o ne kartu. Yra temų, kurias vis atidedame rytdienai, o kai galų gale prabylame, ištariame ne tai ir ne taip. Prieš tokį pokalbį verta dvidešimt minučių pasėdėti su popieriaus lapu.

Rašant lengviau neskubėti. Pamatote, kur faktas, o kur spėjimas, ir aiškiau suprantate, ko iš tiesų norite. Be to, užrašytų dalykų nebereikia laikyti atmintyje – galite klausytis.

## Kaip naudotis lapu

Lapą pildykite vieni ir ramūs. Jei tebeverda pyktis, pirmiausia pasivaikščiokite arba palaukite iki ryto. Rašykite ranka, ištisais sakiniais, tik sau: lapo partneriui rodyti nereikia. Laukelius galite atsispausdinti arba persirašyti į sąsiuvinį, kad telefono pranešimai neblaškytų. Vienam pokalbiui – vienas lapas, vienam lapui – viena tema. Jei į temos laukelį prašosi du dalykai, pildykite du lapus ir nuspręskite, kuris svarbesnis.

Jei ties kuriuo laukeliu užstrigote, palikite jį tuščią ir grįžkite vėliau. Jei tai penktas laukelis, gali būti, kad kalbėtis dar anksti: kol patys nežinote, ko prašote, partneris juo labiau nesupras.

## Lapas

**1. Tema vienu sakiniu.** Taip, kad suprastų ir nepažįstamas žmogus.

Noriu pasikalbėti apie ____________________

**2. Kas nutiko.** Tik tai, ką būtų įrašiusi kamera: kas ką pasakė ar padarė.

Kada: ____________________

Kas nutiko: ____________________

**3. Ką dėl to jaučiu.** Vienas ar du žodžiai: liūdna, neramu, pikta, gėda, vieniša, skaudu.

Man ____________________, nes man svarbu ____________________

**4. Ką gal suprantu klaidingai.** Bent vienas kitoks paaiškinimas.

Gali būti, kad ____________________

**5. Ko prašau.** Vienas veiksmas, kurį galima padaryti per artimiausią savaitę.

Ar galėtum ____________________

**6. Kas čia priklauso nuo manęs.** Ką padarysiu, kad ir ką atsakytų partneris.

O aš ____________________

**7. Pirmas sakinys.** Tas, kurį ištarsite sėsdami prie stalo. Jame – tema ir geras ketinimas.

Pradėsiu taip: ____________________

## Užpildytas pavyzdys

Pavyzdys sudėtinis, tema – sena kaip pasaulis: vieno iš partnerių mama užsuka nepranešusi.

| Laukelis | Įrašas |
| --- | --- |
| Tema | Noriu pasikalbėti apie tai, kaip pas mus lankosi tavo mama. |
| Kas nutiko | Šią savaitę ji du kartus užsuko nepaskambinusi, trečiadienį – kai dirbau iš namų. |
| Ką jaučiu | Man nejauku ir pikta, nes man svarbu žinoti, kada namie būsime vieni. |
| Kita galimybė | Gal ji nežino, kad trečiadieniais dirbu iš namų. Gal tau nejauku jai apie tai pasakyti. |
| Prašymas | Ar galėtum šią savaitę paprašyti, kad prieš atvažiuodama paskambintų? |
| Mano dalis | Pakviesiu ją sekmadienio pietų. |
| Pirmas sakinys | „Tavo mama man nėra svetima, todėl noriu susitarti, kad jos apsilankymai mus abu džiugintų.“ |

Pastebėkite, ko čia nėra: žodžių „visada“ ir „tavo giminė“, senų nuoskaudų, spėlionių, ką mama tuo norėjo pasakyti. Jei tokių žodžių radote savo lape, išbraukite juos dabar – užrašytus išbraukti lengviau negu ištartus atsiimti. Trečią laukelį padės užpildyti straipsnis apie [„aš“ sakinius](/blog/kaip-pasakyti-kad-skauda-ir-neizeisti-as-sakiniai).

## Trys pataisos, kurių gali prireikti

**Vietoj vertinimo – įvykis.** „Tu manęs negerbi“ yra išvada, ir partneris kaipmat ras dešimt priešingų pavyzdžių. Parašykite, iš ko tą išvadą padarėte: „Per Jonines prie visų pasakei, kad man net laužo nepatikėsi.“ Su įvykiu ginčytis sunkiau, o apgailestauti dėl jo – lengviau.

**Vietoj bendro noro – veiksmas.** „Noriu, kad labiau stengtumeisi“ niekada neišsipildo, nes neaišku, kada jau bus gana. Kas kita – „Norėčiau, kad antradieniais vakarienę sugalvotum ir pagamintum tu“. Pasitikrinkite: ar po savaitės abu vienodai atsakytumėte, pavyko ar nepavyko?

**Vietoj grasinimo – riba.** „Dar kartą taip padarysi – pamatysi“ gąsdina, bet nieko nepasako. Riba kalba apie tai, ką darysite jūs patys: „Jei pradėsime šaukti, išeisiu į kitą kambarį ir po pusvalandžio grįšiu.“ Rašykite tik tokią ribą, kurios tikrai laikysitės.

Perrašę lapą, palyginkite jį su pirmuoju variantu. Gali pasirodyti, kad pokalbis, kurio taip bijojote, telpa į tris trumpus sakinius.

## Patikra prieš pokalbį

Perskaitykite lapą garsiai ir pažymėkite, kas jau yra:

| Klausimas | Taip | Dar ne |
| --- | --- | --- |
| Ar mano prašymas telpa į vieną sakinį? | | |
| Ar galėsiu ramiai išgirsti „ne“? | | |
| Ar noriu išgirsti ir kitą pusę? | | |
| Ar pasirinkau laiką, kai abu būsime pavalgę ir niekur neskubėsime? | | |
| Ar partneris žino, apie ką kalbėsimės? | | |

Jei bent dviejose eilutėse pažymėjote „dar ne“, pokalbį atidėkite dienai ar dviem. O jei negalite priimti atsakymo „ne“, jūsų prašymas iš tikrųjų yra reikalavimas. Taip irgi būna, bet tada sąžiningiau pasakyti atvirai: „Dėl to nusileisti negaliu, todėl ieškokime, kaip galėtume gyventi toliau.“

## Kai jau sėdite prie stalo

Pradėkite nuo septinto laukelio, paskui savais žodžiais pasakykite antrą, trečią ir penktą. Tam pakaks minutės. Tada nutilkite ir leiskite partneriui pagalvoti. Ketvirtą laukelį laikykite mintyse, kol klausotės: jis primins, kad visos istorijos dar nežinote.

Lapą galite pasidėti prieš save. Pasakykite tiesiai: „Užsirašiau, nes jaudinuosi ir nenoriu pasakyti ko nors aštraus.“ Toks prisipažinimas gali nuginkluoti.

Baigdami vienu sakiniu apibendrinkite, dėl ko susitarėte, ir paskirkite dieną, kada pasitikrinsite. Nesusitarėte? Pakaks ir to: „Ačiū, kad išklausei. Pagalvokime abu ir grįžkime prie to šeštadienį.“ O jei norite žinoti, kas jūsų pokalbiuose apskritai stipru ir kur užstringate, kurią ramią dieną abu atlikite [bendravimo poroje testą](/testas/bendravimo-poroje-testas).

## Jei pokalbis pakrypo ne ten

**Partneris įsižeidė.** Neginčykite jo jausmo ir neatsiimkite prašymo: „Matau, kad tai nemalonu girdėti. Nenorėjau tavęs užgauti. Man vis tiek svarbu susitarti.“

**Partneris ėmė vardyti jūsų klaidas.** Pasakykite: „Tai man irgi svarbu. Užbaikime šį klausimą, ir tada kalbėsi tu, o aš klausysiuosi.“ Ir tikrai klausykitės – tą patį vakarą arba sutartą dieną.

**Partneris tyli.** Paklauskite: „Ar tau reikia laiko pagalvoti?“ Jei taip, sutarkite valandą. Tyla dar nėra atsakymas „ne“.

**Pravirkote jūs.** Nieko blogo. Atsigerkite vandens, pasakykite: „Man tai svarbu, todėl ir verkiu“, ir tęskite, kai galėsite.

Po pokalbio grįžkite prie lapo ir kitoje jo pusėje parašykite dvi eilutes: kas pavyko ir ką kitą kartą pasakytumėte kitaip. Po kelių tokių pokalbių galite pastebėti, kad daugumą laukelių užpildote mintyse, dar eidami namo.

## Kada lapo neužteks

Jei bijote, kaip partneris sureaguos, – ne kad nusimins, o kad ims grasinti, žeminti, ką nors sudaužys ar neišleis pro duris, – vieni šiam pokalbiui nesirenkite. Lapą, iš kurio matyti jūsų ketinimai, tokiu atveju namuose laikyti irgi nesaugu. Pirmiausia pasitarkite su žmogumi, kuriuo pasitikite, arba su specialistais, nurodytais [pagalbos puslapyje](/support).
`,
  published: true,
  readingTime: 5,
  category: 'Bendravimas',
  tags: ['bendravimas', 'darbo lapas', 'pokalbiai', 'jausmai'],
  seoTitle: 'Pokalbio lapas: kaip pasirengti sunkiam pokalbiui',
  metaDescription:
    'Pokalbio lapas sunkiai temai: septyni laukeliai, užpildytas pavyzdys, patikra prieš pokalbį ' +
    'ir sakiniai, jei partneris įsižeidžia, priekaištauja ar tyli.',
  focusKeyword: 'pokalbio lapas',
  metaKeywords: [
    'pokalbio lapas',
    'sunkus pokalbis',
    'kaip pasirengti pokalbiui',
    'darbo lapas porai',
    'bendravimas poroje',
  ],
  imageUrl: '/covers/pokalbio-lapas-kaip-pasirengti-pasakyti-tai-kas-sunku.svg',
  imageAltText: 'Ranka rašo popieriaus lape ant apvalaus stalo, šalia stovi puodelis kavos.',
  createdAt: '2025-10-27T08:05:00.000Z',
}
