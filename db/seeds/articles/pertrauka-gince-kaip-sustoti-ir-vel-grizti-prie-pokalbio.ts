import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pertrauka-gince-kaip-sustoti-ir-vel-grizti-prie-pokalbio',
  title: 'Pertrauka ginče: kaip sustoti ir vėl grįžti prie pokalbio',
  excerpt:
    'Kartais protingiausia ginčą nutraukti. Kaip paprašyti pertraukos, ką per ją veikti ir ' +
    'kaip grįžti, kad partneris nesijaustų paliktas.',
  content: `Ateina akimirka, kai ginčytis nebėra prasmės. Širdis daužosi, o iš partnerio žodžių girdite tik toną. Tokios būsenos žmogus nebepajėgia nei klausytis, nei ieškoti sprendimo – jis tik ginasi arba puola. Protingiausia tada sustoti. Tačiau sustoti reikia mokėti, nes užtrenktos durys partneriui reiškia visai ką kita.

## Kuo pertrauka skiriasi nuo pabėgimo

Bėgantis iš pokalbio žmogus tarsi sako: „Su tavimi nekalbu.“ Prašantis pertraukos sako: „Noriu su tavimi kalbėtis, tik dabar nepajėgiu.“ Iš šalies abu atvejai panašūs – vienas išeina į kitą kambarį. Skirtumą lemia trys dalykai: pranešate, kad sustojate, pasakote, kada grįšite, ir tikrai grįžtate.

Be viso to partneris lieka nežinioje. Vieni tada eina iš paskos ir reikalauja atsakymo, kiti užsisklendžia ir kelias dienas nekalba. Ginčas tęsiasi, tik jau be žodžių.

## Susitarkite iš anksto

Dėl pertraukos taisyklių tarkitės ramią dieną, ne ginčo metu. Užteks penkiolikos minučių. Aptarkite:

1. Kokiu žodžiu ar ženklu prašysite pertraukos. Tiks ir žodis „pauzė“, ir pakelta ranka – svarbu, kad abiem būtų aišku.
2. Kiek ji truks. Pradėkite nuo pusvalandžio; jei jo nepakaks, galėsite pratęsti, bet apie tai reikia pasakyti.
3. Kur kiekvienas būsite. Vienam geriausia pasivaikščioti, kitam reikia tylaus kambario.
4. Kas pakvies grįžti. Paprastai tai daro tas, kuris pertraukos paprašė.

Pasikalbėkite ir apie tai, iš ko pažinsite, kad laikas sustoti. Vienas ima kalbėti vis garsiau, kitas nutyla ir žiūri pro langą, dar kitas kartoja tą patį sakinį. Supratę, kas būdinga jums, pasakykite tai partneriui: „Kai pradedu vaikščioti po kambarį, vadinasi, man jau per daug.“ Tada ir jis galės laiku pasiūlyti stabtelėti.

Ir dar viena taisyklė: kai vienas paprašo sustoti, kitas nebebando ištarti paskutinio žodžio – nei balsu, nei žinute. Pertrauka prasideda iš karto.

## Ką pasakyti sustojant

Įkarštyje žodžiai neklauso, todėl sakinį pasirenkite iš anksto ir kelis kartus ištarkite garsiai. Pavyzdžiui:

> „Jaučiu, kad tuoj pasakysiu tai, ko paskui gailėsiuosi. Man reikia pusvalandžio. Aštuntą grįšiu į virtuvę, ir pratęsime.“

Jei pertraukos prašo partneris, atsakykite trumpai: „Gerai. Aštuntą virtuvėje.“ Žinau, kaip sunku paleisti žmogų, kai norisi viską išsiaiškinti tuoj pat. Priminkite sau, kad jis išeina tik pusvalandžiui ir grįš ramesnis.

## Ką veikti tą pusvalandį

Pertrauka padeda tik tada, kai iš tiesų nurimstate. Jei visą tą laiką mintyse rašote kaltinamąją kalbą, grįšite dar labiau įpykę. Todėl pirmąsias minutes skirkite kūnui: apeikite kvartalą, nusiprauskite veidą vėsiu vandeniu, pakvėpuokite lėčiau negu įprastai, išplaukite indus.

Kai įtampa atslūgsta, paklauskite savęs: kas mane labiausiai užgavo? Ko iš tiesų norėjau? Kur partneris bent iš dalies teisus? Pakanka sąžiningai atsakyti nors į vieną klausimą. Skambinti draugams ir ieškoti sąjungininkų tuo metu neverta: po tokio pokalbio dažniausiai grįžtate ne ramesni, o tik su naujais argumentais.

## Kaip grįžti

Grįžkite sutartu laiku, net jei dar nesijaučiate visiškai pasirengę. Jei reikia daugiau laiko, ateikite ir pasakykite: „Dar nenurimau, bet pokalbio neatsisakau. Pratęskime rytoj po pusryčių.“ Partneriui bus lengviau laukti, kai žinos, kad žodžio laikotės.

Pradėkite ne nuo tos vietos, kurioje sustojote, o nuo to, ką supratote: „Pagalvojau apie tai, ką sakei. Tavo tiesa, pažadėjau ir nepadariau. Mane užgavo tonas, bet prašymas teisingas.“ Tada leiskite kalbėti kitam ir išklausykite iki galo.

Iš pradžių pertraukų gali prireikti dažnai, ir ne visos jos pavyks. Po kiekvienos trumpai aptarkite, kas padėjo, o kas ne. Ilgainiui pastebėsite, kad sustojate anksčiau – dar neištarę to, dėl ko paskui tektų atsiprašyti.
`,
  published: true,
  readingTime: 3,
  category: 'Konfliktai',
  tags: ['konfliktai', 'pertrauka', 'pyktis', 'nusiraminimas'],
  seoTitle: 'Pertrauka ginče: kaip sustoti ir grįžti',
  metaDescription:
    'Kada reikalinga pertrauka ginče, kaip jos paprašyti, ką veikti tą pusvalandį ir kokiais ' +
    'žodžiais nurimus grįžti prie pokalbio su partneriu.',
  focusKeyword: 'pertrauka ginče',
  metaKeywords: [
    'pertrauka ginče',
    'konfliktai poroje',
    'kaip nurimti',
    'pyktis santykiuose',
    'ginčas su partneriu',
  ],
  imageAltText: null,
  createdAt: '2026-06-16T09:00:00.000Z',
}
