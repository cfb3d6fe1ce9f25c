import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pasitikejimas-arba-yra-arba-jo-nera-mitas',
  title: '„Pasitikėjimas arba yra, arba jo nėra“: mitas, kuris sustabdo poras',
  excerpt:
    'Šis sakinys skamba tvirtai, bet juo pokalbis ir baigiasi. Vienas klausimas, kuris ' +
    'padeda pamatyti, kas dar sveika ir nuo ko pradėti.',
  content: `Sakinys nuskamba virtuvėje, gal vėlai vakare: „Pasitikėjimas arba yra, arba jo nėra.“ Po jo stoja tyla. Ką gi čia dar pridursi?

Suprantame, kodėl taip sakoma. Apgautam žmogui reikia aiškumo, ir reikia tuoj pat. „Nebetikiu niekuo“ apsaugo geriau negu „tikiu puse to, ką sakai“. Bėda ta, kad toks sakinys neduoda nė vieno darbo, kurio galėtumėte imtis rytoj. Su juo lieka arba skirtis, arba kentėti. O tiesa paprastai guli kažkur per vidurį, tik jos niekas nepaklausia.

Todėl siūlome vienintelį dalyką: paklausti, kuo tiksliai nebepasitikite.

Paimkime porą, kuri ką tik tai ištarė. Jis tris mėnesius slėpė, kad neteko darbo. Ji sako: „Pasitikėjimo nebėra.“

> – Ar patikėtum jam nuvežti vaiką pas gydytoją?
>
> – Žinoma.
>
> – Ar tiki, kad tau susirgus jis būtų šalia?
>
> – Taip. Čia net klausti nereikia.
>
> – Ar tiki, kad pasakys, jei vėl nutiks kas nors gėdinga?
>
> – Ne. Štai kuo netikiu – kad pasakys, kai bus gėda.

Tarp pirmojo ir paskutinio sakinio – vos keli klausimai, o skirtumas milžiniškas. Paaiškėjo, kad ji tiki šimtu dalykų ir netiki vienu, tik tas vienas tą vakarą užstojo visus kitus. „Netikiu, kad pasakysi, kai bus gėda“ – tai jau vieta, nuo kurios galima pradėti: pagalvoti, kas padėtų gėdingus dalykus pasakyti laiku, ir susitarti, kad už prisipažinimą niekas nerėks.

Mat pasitikėjimas nėra jungiklis. Jis labiau panašus į augalus ant palangės: vienas seniai sulapojęs, kitas tik prasikalęs, o trečio ilgai niekas nelaistė. Dėl vieno nuvytusio visos palangės tuštinti nereikia, bet ir apsimesti, kad jis žalias, nereikia.

Kai kitą kartą ant liežuvio atsidurs „arba yra, arba nėra“, užbaikite sakinį kitaip: „Yra dėl to ir to, o nėra dėl štai ko.“ Jei jį ištars jums, nesiginčykite ir neįrodinėkite. Atsakykite: „Neprašau manimi tikėti visur. Pasakyk vieną vietą, nuo kurios galėčiau pradėti.“

Vienu atveju mitas teisus. Jei bijote žmogaus, su kuriuo gyvenate, nebėra ko svarstyti, ar pasitikite juo pusiau, ar trečdaliu. Nepasitikėti tada išmintinga, o kas padeda, surašyta [pagalbos puslapyje](/support).

Visiems kitiems – darbas šiam vakarui. Kiekvienas ant atskiro lapelio užbaikite du sakinius: „Tikiu, kad tu…“ ir „Kol kas netikiu, kad tu…“. Pirmuosius perskaitykite garsiai, antruosius – tik tada, kai pirmieji bus išgirsti. Visą palangę padės apžiūrėti [pasitikėjimo testas](/testas/pasitikejimo-testas), o kaip nuo antrojo sakinio prie pirmojo ėjo viena pora, pasakoja [nutylėtos skolos atvejis](/blog/nutyleta-skola-atvejis-ir-kelias-atgal).
`,
  published: true,
  readingTime: 2,
  category: 'Pasitikėjimas',
  tags: ['pasitikėjimas', 'mitai', 'melas', 'saugumas'],
  seoTitle: 'Pasitikėjimas arba yra, arba jo nėra: mitas',
  metaDescription:
    'Kodėl sakinys „pasitikėjimas arba yra, arba jo nėra“ sustabdo poras, kuo vienu atveju ' +
    'jis teisus ir koks vienas klausimas padeda pajudėti iš vietos.',
  focusKeyword: 'pasitikėjimo mitas',
  metaKeywords: [
    'pasitikėjimo mitas',
    'prarastas pasitikėjimas',
    'pasitikėjimas santykiuose',
    'mitai apie santykius',
    'melas santykiuose',
  ],
  imageUrl: '/covers/pasitikejimas-arba-yra-arba-jo-nera-mitas.svg',
  imageAltText:
    'Ant palangės trys augalai, vienas už kitą didesni; ranka juos laisto iš laistytuvo.',
  createdAt: '2025-11-26T08:00:00.000Z',
}
