import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai',
  title: 'Kaip pasakyti tėvams „ne“ ir nesusipykti: ribos ir žodžiai',
  excerpt:
    'Bulviakasis, buto raktai, saldainiai prieš pietus. Sugalvotas Eglės laiškas ir mūsų ' +
    'atsakymas: kaip pasakyti „ne“, kad mama neišgirstų „nemyliu“.',
  content: `*Šis laiškas sugalvotas. Jame sudėta tai, kas nutinka daugelyje namų, o tikro žmogaus už jo nėra. Atsakymas – mūsų.*

## Laiškas

Sveiki,

mama kas rudenį klausia: „Tai šeštadienį atvažiuosite bulvių kasti?“ Ir kas rudenį aš išgirstu save sakant „taip“. Šiemet tas šeštadienis buvo pažadėtas Tomui – pirmas laisvas nuo rugpjūčio. Vakare susipykome taip, kad miegojome skirtinguose kambariuose.

Bulvės – tik pradžia. Mama turi mūsų buto raktus ir užsuka nepaskambinusi. Duoda mažajam saldainių prieš pietus, nors prašiau. Kai pernai padėjo dėl virtuvės, ji išsirinko ir spintelių spalvą. Jei pabandau paprieštarauti, atsidūsta: „Nieko, kaip nors vieni.“ Tada man taip negera, kad po valandos skambinu ir atsiprašau.

Tomas sako: „Arba tu jai pasakysi, arba pasakysiu aš.“ Myliu juos abu. Kaip pasakyti „ne“, kad ji neišgirstų „nemyliu“?

*Eglė*

## Atsakymas

Miela Egle,

pirmiausia – tegul Tomas neskambina. Ne todėl, kad pasakytų blogai, o todėl, kad savo tėvams atsako jų vaikas. Nuo tos dienos, kai marti ar žentas praneša blogą žinią, kaltas lieka jis, ir ilgam. Sakykite „mes nusprendėme“, o ne „Tomas nenori“.

Bet kad būtų „mes“, reikia nuspręsti. Prieš kitą skambutį susėskite dviese ir atsakykite į tris klausimus: ko norime mudu, ką galime pasiūlyti vietoj to ir kas paskambins. Jei mama užklups netikėtai, turėkite sakinį, kuris tinka visada: „Ačiū, kad kvieti. Pasitarsime ir vakare paskambinsiu.“ Ir tikrai paskambinkite, nelaukite, kol paklaus antrą kartą.

Dabar apie patį „ne“. Jam užtenka trijų dalių: šilto žodžio, aiškaus atsakymo ir to, ką galite.

> „Mama, ačiū, kad pagalvojai apie mus. Šį šeštadienį neatvažiuosime, ilsėsimės. Kitą sekmadienį padėsime nuo ryto iki pietų.“

Ir taškas. Sunkiausia bus būtent čia, nes knietės pridurti apie skaudančią nugarą ir servise stovintį automobilį. Nepridurkite. Kiekvieną pasiteisinimą galima ginčyti („tai atvažiuokite autobusu“), o sprendimas ilsėtis paaiškinimų nereikalauja.

Klausiate, kaip padaryti, kad ji neišgirstų „nemyliu“. Gali būti, kad iš pradžių išgirs. Jūs jos klausos nevaldote, tik savo žodžius ir tai, kas bus po jų. Todėl, kai ji atsidus „kaip nors vieni“, sprendimo nekeiskite, o pasakykite: „Girdžiu, kad nusivylei. Paskambinsiu sekmadienį, papasakosi, kaip sekėsi.“ Ir sekmadienį paskambinkite. Riba neatrodo kaip bausmė, kai po jos ryšys nenutrūksta.

O po valandos jus vėl suims kaltė. Ji nerodo, kad pasielgėte blogai; veikiausiai pasielgėte neįprastai. Paprašykite Tomo, kad tą vakarą jis neguostų ir nesakytų „na, pagaliau“, o išeitų su jumis pasivaikščioti – be telefono.

Raktai, saldainiai ir spintelės palauks kitų dienų. Imkitės jų po vieną, antraip mama išgirs ne prašymą, o kaltinamąją kalbą. Štai sakiniai, kai jiems ateis eilė:

> „Smagu, kai užsuki. Tik prašau prieš tai paskambinti. Jei neatsiliepiame, vadinasi, dabar negalime.“
>
> „Žinau, kad linki jam gero. Saldumynų duodame tik po pietų, padėk ir tu to laikytis.“
>
> „Esame labai dėkingi, kad padėjai dėl virtuvės. Kaip ji atrodys, toliau spręsime patys.“

Jei po trečio karto niekas nesikeičia, keiskite ne toną, o tvarką: atsarginį raktą pasiimkite, saldainius tegul mama padeda į jūsų spintelę, kitą paramą priimkite tik sutarę, ar čia dovana, ar paskola. Kartais savarankiškumo kaina – metais vėliau sumontuota virtuvė.

Ir dar vienas dalykas, kurio neparašėte, bet jis girdėti tarp eilučių. Pykstate ne tik ant mamos, bet ir ant Tomo, nes jis spaudžia rinktis. Pasakykite jam taip: „Aš nesirenku tarp jūsų. Mokausi pasakyti „ne“ žmogui, kuriam jo niekada nesakiau. Man reikia, kad lauktum šalia, o ne už nugaros.“ Jei pokalbis įkais, padarykite [pertrauką](/blog/pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio), o giminių klausimams kas savaitę palikite vietos [savaitės pokalbyje](/blog/savaites-pokalbis-pusvalandis-kuris-palaiko-rysi). Ar įtampa jūsų namuose kyla tik dėl giminių, ar ir dėl darbų, pinigų bei poilsio, parodys [kasdienybės dviese testas](/testas/kasdienybes-dviese-testas).

Riba negalioja nelaimei. Jei mama susirgs, važiuosite, ir bulvės čia bus niekuo dėtos.

Pradėkite nuo mažiausio „ne“, kurį galite ištarti šią savaitę. Mama gali priprasti lėtai, su atodūsiais. Bet kai pažadate mažiau ir tai ištesite, ilgainiui ji gali įsitikinti, kad jūsų „taip“ galima pasikliauti.

Laikykitės. O tam šeštadieniui bulvių nusipirkite turguje.

## Jei jūsų laiškas kitoks

Eglės mama atsidūsta, bet negrasina. Jei jums ar jūsų partneriui artimieji grasina, žemina, atima pinigus, naudoja jėgą arba grasina nusižudyti, jei nepaklusite, tai jau ne derybos dėl bulvių, ir šie sakiniai ne jums. Su tuo nelikite vieni: kas padės, surašyta [pagalbos puslapyje](/support), o kai pavojus gresia dabar, skambinkite 112.
`,
  published: true,
  readingTime: 4,
  category: 'Santykių patarimai',
  tags: ['ribos', 'tėvai', 'giminės', 'susitarimai'],
  seoTitle: 'Kaip pasakyti tėvams „ne“ ir nesusipykti',
  metaDescription:
    'Kaip pasakyti tėvams „ne“ dėl talkų, raktų, saldumynų ir pinigų: laiškas ir atsakymas ' +
    'su sakiniais, kurie riboja šiltai, ir patarimu, ką daryti su kalte.',
  focusKeyword: 'kaip pasakyti tėvams ne',
  metaKeywords: [
    'kaip pasakyti tėvams ne',
    'ribos su tėvais',
    'santykiai su mama',
    'santykių patarimai',
  ],
  imageUrl: '/covers/kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai.svg',
  imageAltText:
    'Du jauni žmonės stovi greta namų tarpduryje, priešais juos – į svečius atėję tėvai.',
  createdAt: '2026-02-20T08:00:00.000Z',
}
