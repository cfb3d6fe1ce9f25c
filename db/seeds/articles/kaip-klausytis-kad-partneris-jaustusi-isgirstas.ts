import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-klausytis-kad-partneris-jaustusi-isgirstas',
  title: 'Kaip klausytis, kad partneris jaustųsi išgirstas',
  excerpt:
    'Klausytis – ne tik tylėti ir laukti savo eilės. Kaip suprasti, ko partneriui reikia, ir ' +
    'parodyti, kad jo žodžiai jus pasiekė.',
  content: `Poros man dažnai skundžiasi: „Mes kalbamės, bet vienas kito negirdime.“ Paprastai abu iš tiesų kalba. Tačiau kol vienas pasakoja, kitas mintyse jau dėlioja atsakymą, pasiteisinimą arba patarimą. Klausytis – tai ne tylėti ir laukti savo eilės. Tai parodyti kitam, kad jo žodžiai jus pasiekė.

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

Tai dar nereiškia, kad priekaištą laikote pagrįstu. Jūs tik parodote, kad supratote. Suprasti nereiškia pritarti, o žmogus, kuris jaučiasi suprastas, kur kas ramiau išklauso ir jūsų nuomonę.

Jei neatspėjote, nieko baisaus. Partneris pataisys: „Ne, pagalbos užtenka, tik norėčiau, kad pastebėtum, kiek padarau.“ Būtent tokie patikslinimai ir atskleidžia esmę – be jų būtumėte sprendę visai ne tą bėdą.

> Pirmiausia – supratimas, tik paskui – jūsų nuomonė. Kai ši tvarka sukeičiama, pokalbis lengvai virsta ginču.

## Klausomasi ir kūnu

Galima ištarti visus tinkamus žodžius ir vis tiek nebūti šalia, jei akys įsmeigtos į telefoną. Padėkite jį ekranu žemyn arba palikite kitame kambaryje. Pasisukite į partnerį, linktelėkite, neskubėkite užpildyti tylos. Kartais po jos ištariama tai, kas svarbiausia. O jei namuose triukšminga, išeikite pasivaikščioti: kai kuriems žmonėms lengviau prabilti einant greta negu žiūrint į akis.

Jei tuo metu klausytis negalite, pasakykite tai atvirai ir iš karto pasiūlykite kitą laiką: „Man svarbu tave išgirsti, bet galvoje dar sukasi darbai. Ar galime pasikalbėti po vakarienės?“ Tai daug sąžiningiau negu klausytis viena ausimi. Tik sutartu laiku pokalbį pradėkite patys, nelaukite, kol partneris primins.

## Ketvirčio valandos pratimas

Pasirinkite vakarą, kai niekas netrukdys. Penkias minutes vienas pasakoja, kas jam šiandien buvo svarbu, o kitas tik klausosi: nepertraukia, neguodžia, nepataria. Tada klausytojas dviem ar trimis sakiniais persako, ką išgirdo, ir paklausia: „Ar ko nors nepraleidau?“ Paskui pasikeiskite vaidmenimis.

Pradėkite nuo paprastų temų – darbo dienos, kelionės planų, perskaitytos knygos. Prie jautresnių klausimų pereikite tada, kai toks klausymasis taps įprastas. Pirmą kartą greičiausiai jausitės nenatūraliai, galbūt net juoksitės. Nieko bloga: juokdamiesi vienas kitą taip pat girdite.

Po savaitės vienas kito paklauskite: „Kada šiomis dienomis jautei, kad tave tikrai girdžiu?“ Sužinosite, kas jums abiem tinka geriausiai: gal patikslinantis klausimas, gal apkabinimas, o gal tiesiog išjungtas televizorius. Būtent tai ir kartokite.
`,
  published: true,
  readingTime: 3,
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
  imageAltText: null,
  createdAt: '2026-10-13T07:20:00.000Z',
}
