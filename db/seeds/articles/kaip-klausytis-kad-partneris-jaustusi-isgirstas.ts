import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-klausytis-kad-partneris-jaustusi-isgirstas',
  title: 'Kaip klausytis, kad partneris jaustųsi išgirstas',
  excerpt:
    'Tylėti ir laukti savo eilės – dar ne klausytis. Kaip suprasti, ko partneriui reikia, ir ' +
    'parodyti, kad jo žodžiai jus pasiekė.',
  content: `Gal ir jūsų namuose skamba: „Mes kalbamės, bet vienas kito negirdime.“ Kalbate, ko gero, iš tiesų abu. Tačiau kol vienas pasakoja, kitas mintyse jau dėlioja atsakymą, pasiteisinimą arba patarimą. Tylėti ir laukti savo eilės – dar ne klausytis. Išgirstas žmogus jaučiasi tada, kai mato, kad jo žodžiai jus pasiekė.

## Kodėl patarimas kartais nuvilia

Įsivaizduokite: partneris grįžta iš darbo ir sako, kad vadovas vėl pakeitė terminą. Jums knieti padėti, todėl siūlote: „Parašyk jam, kad taip nebegalima.“ Norėjote gero, bet partneris nutyla. Jam pirmiausia reikėjo ne sprendimo, o žmogaus, kuris suprastų, kaip jam dabar sunku.

Per anksti pasakytas patarimas skamba taip, lyg viskas būtų paprasta ir tereikėtų imti ir padaryti. Todėl pirma paklauskite, ko iš jūsų tikimasi:

- „Ar nori, kad tik išklausyčiau, ar ieškome išeities kartu?“
- „Ko tau dabar labiau reikia – patarimo ar palaikymo?“
- „Papasakok viską nuo pradžių, aš neskubu.“

Tokį sakinį ištarsite per kelias sekundes, o jis gali išgelbėti visą vakarą.

Stebėkite ir smulkius įpročius, kurie nutraukia pasakojimą: „man irgi taip buvo“, „kitiems dar blogiau“, „juk sakiau“. Tokiais žodžiais dažnai norima paguosti ar padėti, bet po jų partneris lieka nebaigęs savo minties.

## Persakykite savais žodžiais

Aktyvaus klausymosi esmė nesudėtinga: išgirstate, trumpai persakote ir pasitikslinate. Žodis žodin kartoti nereikia – kalbėkite savais žodžiais, kad kitas galėtų patvirtinti arba pataisyti.

Tarkime, partneris sako: „Man atrodo, kad visi namų reikalai gula ant mano pečių.“ Užuot vardiję, ką padarėte šią savaitę, pabandykite taip: „Girdžiu, kad tau per sunku ir kad trūksta mano pagalbos. Ar teisingai suprantu?“

Taip dar nepripažįstate, kad priekaištas pagrįstas, – tik parodote, kad išgirdote. Suprasti nereiškia pritarti, o žmogui, kuris jaučiasi suprastas, gali būti lengviau išklausyti ir jūsų nuomonę.

Jei neatspėjote, nieko baisaus. Partneris pataisys: „Ne, pagalbos užtenka, tik norėčiau, kad pastebėtum, kiek padarau.“ Būtent tokie patikslinimai ir atskleidžia esmę – be jų būtumėte sprendę visai ne tą bėdą.

> Pirmiausia – supratimas, tik paskui – jūsų nuomonė. Kai ši tvarka sukeičiama, pokalbis lengvai virsta ginču.

## Klausimai, kurie atveria

Klausimą „Kodėl taip padarei?“, net ištartą švelniai, žmogus gali išgirsti kaip „pasiteisink“. Daugiau sužinosite, jei „kodėl“ pakeisite žodžiais „kas“ arba „kaip“: „Kas tau tada buvo sunkiausia?“, „Kaip tai atrodė iš tavo pusės?“, „Kas būtų padėję?“ Į tokius klausimus neįmanoma atsakyti „taip“ ar „ne“, todėl pasakojimas juda toliau.

Užduokite vieną klausimą ir palaukite. Trys iš eilės verčia rinktis, į kurį atsakyti, o patogiausia tada neatsakyti nė į vieną. Ir venkite klausimų, kuriuose atsakymas jau įdėtas: „Bet juk tu supranti, kad jis nieko blogo nenorėjo?“ Tai nebe klausimas, o jūsų nuomonė su klaustuku gale.

## Kai girdite priekaištą

Išklausyti pasakojimą apie vadovą nesunku. Kur kas sunkiau, kai kalbama apie jus: „Tu manęs per tą šventę nė karto nepakalbinai.“ Viduje iš karto prabyla advokatas: kalbinau, be to, ir tu pusę vakaro prasėdėjai su mano sesėmis, be to, pernai… Leiskite jam patylėti tris minutes. Žodį dar gaus.

Tas minutes skirkite trims dalykams. Pirmiausia pasistenkite suprasti, kas slypi už priekaišto: po žodžiais „nė karto“ gali glūdėti jausmas, šįkart turbūt vienatvė. Tada jį įvardykite spėdami, o ne tvirtindami: „Atrodo, tau tą vakarą buvo vieniša?“ Ir galiausiai raskite dalį, su kuria sutinkate, kad ir mažą: „Tiesa, po vakarienės tavęs ieškoti nenuėjau.“

> – Man buvo nejauku. Nieko ten nepažįstu, o tu dingai su pusbroliais.
>
> – Tikėjaisi, kad būsiu šalia, o likai tarp svetimų.
>
> – Na, taip. Bent jau iki deserto.
>
> – Suprantu. Dėl pusbrolių galiu paaiškinti, bet pirma sakyk: ar tai viskas, kas tave užgavo?

Paskutinis klausimas svarbus. Kartais žmogus pradeda nuo lengvesnės dalies ir tik įsitikinęs, kad jo klausoma, pasako sunkesniąją. O kai pasakyta viskas, savo pusę pasakokite trumpai ir be „užtat tu“.

## Klausomasi ir kūnu

Galima ištarti visus tinkamus žodžius ir vis tiek nebūti šalia, jei akys įsmeigtos į telefoną. Padėkite jį ekranu žemyn arba palikite kitame kambaryje. Pasisukite į partnerį, linktelėkite, neskubėkite užpildyti tylos. Kartais po jos ištariama tai, kas svarbiausia. O jei namuose triukšminga, išeikite pasivaikščioti: kai kuriems žmonėms lengviau prabilti einant greta negu žiūrint į akis.

Jei tuo metu klausytis negalite, pasakykite tai atvirai ir iš karto pasiūlykite kitą laiką: „Man svarbu tave išgirsti, bet galvoje dar sukasi darbai. Ar galime pasikalbėti po vakarienės?“ Tai daug sąžiningiau negu klausytis viena ausimi. Tik sutartu laiku pokalbį pradėkite patys, nelaukite, kol partneris primins.

## Ketvirčio valandos pratimas

Pasirinkite vakarą, kai niekas netrukdys. Penkias minutes vienas pasakoja, kas jam šiandien buvo svarbu, o kitas tik klausosi: nepertraukia, neguodžia, nepataria. Tada klausytojas dviem ar trimis sakiniais persako, ką išgirdo, ir paklausia: „Ar ko nors nepraleidau?“ Paskui pasikeiskite vaidmenimis.

Pradėkite nuo paprastų temų – darbo dienos, kelionės planų, perskaitytos knygos. Prie jautresnių klausimų pereikite tada, kai toks klausymasis taps įprastas. Pirmą kartą greičiausiai jausitės nenatūraliai, galbūt net juoksitės. Nieko bloga: juokdamiesi vienas kitą taip pat girdite.

## Jei vis tiek vienas kito negirdite

Kartais stengiatės, o partneris vis tiek sako: „Tu manęs negirdi.“ Pasitikrinkite, ar neatsitiko kas nors iš šių dalykų:

- **Persakote kaip iš rašto.** „Girdžiu, kad tau liūdna“, ištarta tokiu balsu, kokiu skelbiama apie traukinio vėlavimą, skamba kaip pašaipa. Geriau vienas savas žodis: „Oi. Turėjo būti apmaudu.“
- **Išklausėte, bet niekas nepasikeitė.** Jei dėl to paties kalbamasi ketvirtą kartą, partneriui jau reikia ne supratimo, o veiksmo. Paklauskite: „Ką galėčiau padaryti iki sekmadienio?“
- **Klausotės tik jūs.** Vien klausydamasis žmogus išsenka. Pasakykite: „Noriu tave išgirsti ir noriu, kad paskui dešimt minučių klausytumeisi manęs.“
- **Per daug visko.** Jei jau valandą sukate ratus, pailsėkite. Pavargus lengva girdėti tik tai, ko bijai.

Klausytis nereiškia, kad turite kęsti įžeidinėjimus. Jei jus žemina, jums grasina ar šaukia taip, kad darosi baisu, pokalbį turite teisę nutraukti. Kur tada kreiptis, rašome [pagalbos puslapyje](/support).

## Po savaitės

Vienas kito paklauskite: „Kada šiomis dienomis jautei, kad tave tikrai girdžiu?“ Sužinosite, kas jums abiem tinka geriausiai: gal patikslinantis klausimas, gal apkabinimas, o gal tiesiog išjungtas televizorius. Būtent tai ir kartokite. O jei norite pamatyti, kas jūsų pokalbiuose jau stipru ir kur dažniausiai užstringate, abu atlikite [bendravimo poroje testą](/testas/bendravimo-poroje-testas) ir palyginkite rezultatus.
`,
  published: true,
  readingTime: 5,
  category: 'Bendravimas',
  tags: ['bendravimas', 'aktyvus klausymasis', 'dėmesys', 'pokalbiai'],
  seoTitle: 'Kaip klausytis partnerio, kad jis būtų išgirstas',
  metaDescription:
    'Kaip klausytis partnerio, kad jis jaustųsi išgirstas: ko paklausti prieš patariant, ' +
    'kaip persakyti jo mintį savais žodžiais ir kokį pratimą išmėginti.',
  focusKeyword: 'kaip klausytis',
  metaKeywords: [
    'kaip klausytis',
    'aktyvus klausymasis',
    'bendravimas poroje',
    'išgirsti partnerį',
    'pokalbis su partneriu',
  ],
  imageUrl: '/covers/kaip-klausytis-kad-partneris-jaustusi-isgirstas.svg',
  imageAltText: 'Du žmonės sėdi prie stalo po lempa: moteris kalba, vyras palinkęs klausosi.',
  createdAt: '2026-10-13T07:20:00.000Z',
}
