import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'klausimai-pries-apsigyvenant-kartu',
  title: 'Klausimai prieš apsigyvenant kartu',
  excerpt:
    'Dvidešimt aštuoni klausimai, kuriuos verta aptarti prieš pernešant dėžes: apie namus, ' +
    'pinigus, tvarką, svečius, ramybę ir apie tai, kas būtų, jei nepavyktų.',
  content: `Kartu neretai apsigyvenama ne nusprendus, o susiklosčius aplinkybėms. JAV tyrėjai, apklausę 120 kartu gyvenančių porų, primena ankstesnius tyrimus: sąmoningai tai nusprendžia nedaugelis, dažniau tiesiog „taip išeina“. Baigiasi nuomos sutartis, brangsta šildymas, o pas vieną ir taip jau stovi kito dantų šepetėlis. Patogu, bet po mėnesio paaiškėja, kad apie svarbiausius dalykus taip ir nepasikalbėta. Vienas tikėjosi, kad penktadieniais čia rinksis draugai, kitas – kad namuose pagaliau bus tylu.

Ar tinkate vienas kitam, klausimai nepasakys. Jie padeda pamatyti, dėl ko tarsitės, kol dar nė vienas nesijaučia pralaimėjęs ginčą.

## Kaip naudotis klausimais

- Vienam vakarui – viena ar dvi grupės. Visko iš karto neaptarkite: po dešimto klausimo lengva imti atsakinėti bet kaip.
- Klausimą garsiai perskaito vienas, pirmas atsako kitas, paskui pasikeičiate. Kol kalba vienas, antrasis nesiginčija, tik pasitikslina, pavyzdžiui, ką reiškia „kartais“ ar „nedaug“.
- Po kiekvieno klausimo pažymėkite: S – sutampame, T – tarsimės, L – kol kas palikime. T raidė nėra bloga žinia, ji tik rodo, apie ką bus kitas pokalbis.
- Jei klausimas nejaukus, galima atsakyti „šiandien dar ne“ – tik iš karto pasakykite, kada prie jo grįšite.

## Kodėl norime gyventi kartu

1. Kodėl norime apsigyventi būtent dabar, o ne po metų?
2. Ką šis žingsnis reiškia tau: išbandymą, kelią į santuoką, patogesnį gyvenimą, dar ką nors?
3. Ko labiausiai lauki, o ko truputį bijai?
4. Iš ko po metų suprastume, kad mums pavyko?

Jei atsakymai skiriasi, nieko blogo. Tačiau kai vienam tai beveik sužadėtuvės, o kitam – protingas būdas sumažinti nuomą, svarbu tai sužinoti prieš kraustymąsi. Galite pasakyti: „Man tai didelis žingsnis, o tau, girdžiu, mažesnis. Kas turėtų įvykti, kad ir tau jis taptų svarbesnis?“

## Namai

5. Kur gyvensime: pas mane, pas tave ar naujoje vietoje, kur abu būsime naujakuriai?
6. Jei keliamės pas vieną iš mūsų, kas padės kitam jaustis čia namie? Kurią spintą, sieną, kampą jis galės įrengti savaip?
7. Kieno vardu bus nuomos sutartis, kas sumokės užstatą ir kam jis grįš?
8. Kurie daiktai keliaus kartu, o kuriems teks ieškoti kitų namų?
9. Kur kiekvienas galės užsidaryti duris ir pabūti netrukdomas?

Kai keliamasi pas vieną iš dviejų, erzelį gali sukelti ne sienos, o žodžiai. „Mano bute taip nedaroma“ net po metų primena, kas čia šeimininkas. Susitarkite, kad sakysite „namie“ ir kad bent vieną kambarį drauge įrengsite iš naujo, kad ir koridorių.

## Pinigai

10. Nuomos, mokesčių ir maisto išlaidas dalysimės po lygiai ar pagal pajamas? Kas tau atrodytų sąžininga ir kodėl?
11. Ar turi skolų, paskolų, alimentų ar pažadų padėti artimiesiems?
12. Kokią sumą kiekvienas leis niekam neatsiskaitydamas?
13. Nuo kokios sumos tarsimės iš anksto?
14. Kas būtų, jei vienas iš mūsų netektų darbo? Kiek laiko ir iš ko išsiverstume?

Šią grupę lengviau pradėti raštu: kiekvienas užsirašo savo skaičius ir tik tada rodo kitam. Kaip toliau kalbėtis be priekaištų, aprašėme straipsnyje [„Pinigai poroje“](/blog/pinigai-poroje-kaip-susitarti-ir-nesusipykti). O jei kartu perkate būstą arba vienas mokės kito vardu paimtos paskolos įmokas, pirmiausia pasitarkite su notaru: žodinius susitarimus paskui gali būti sunku įrodyti.

## Tvarka ir ritmas

15. Kas tau yra sutvarkyti namai: blizgantis vonios čiaupas ar tiesiog švarūs indai?
16. Kuriuos darbus darai be vargo, o kurių negali pakęsti?
17. Kada keliesi, kada eini miegoti ir kas tau trukdo užmigti?
18. Kada tau reikia tylos ir kaip aš tai suprasiu?
19. Ką darysime su telefonais prie stalo ir lovoje?
20. Ar norėtum augintinio? Kas ves šunį į lauką lapkričio rytą, kai šlapdriba?

Bendrų žodžių čia neužtenka, todėl papasakokite vienas kitam eilinį savo šeštadienį nuo prabudimo iki vakaro: kada pusryčiai, kada muzika, kada dulkių siurblys. Iš karto pamatysite, kur jūsų šeštadieniai prasilenkia.

Darbų nesidalykite spėliodami – kol dar nė vienas neįprato prie savo vaidmens, užpildykite [namų darbų lapą](/blog/namu-darbu-lapas-kaip-pasidalyti-be-priekaistu).

## Draugai, artimieji ir vaikai

21. Kaip dažnai tau malonu sulaukti svečių ir ar jie gali likti nakvoti?
22. Ar tėvai turės mūsų buto raktus? Ar prieš ateidami skambins?
23. Su kuo švęsime Kūčias ir kaip tai spręsime kasmet?
24. Jei vienas iš mūsų turi vaikų: kada jie gyvens su mumis, ką jiems pasakysime ir kas spręs, kada jiems gultis?

Jei kurio nors tėvai įpratę užsukti nepaskambinę, apie naują tvarką jiems pasako jų pačių vaikas. Kokiais žodžiais tai padaryti šiltai, rašėme straipsnyje [apie ribas su tėvais](/blog/kaip-pasakyti-tevams-ne-ir-nesusipykti-ribos-ir-zodziai).

## Artumas, ginčai ir ateitis

25. Kas tau padeda pajusti meilę, kai abu esame pavargę?
26. Ko tau reikia po ginčo: laiko vienumoje, apkabinimo, pokalbio? Kur tada miegosime?
27. Ar norime vaikų, ir jei taip, kada apie tai kalbėsimės rimtai?
28. Jei gyventi kartu nepavyktų, kas išsikraustytų, per kiek laiko ir kaip pasidalytume tai, ką įsigijome drauge?

Atsakydami apie ginčus, prisiminkite paskutinį tikrą savo ginčą, o ne tai, kaip turėtų būti. „Man reikia valandos vienumoje, o tau – žinoti, kad grįšiu. Sutarkime, kad išeidami visada pasakome, kada grįšime“ – toks susitarimas išgelbės ne vieną naktį.

Paskutinį klausimą gali norėtis praleisti, kad neprisišauktumėte nelaimės. O jis gali nuraminti: kai abu žinote, kad prireikus galėtumėte oriai išeiti, liekate todėl, kad norite.

## Į ką atkreipti dėmesį

Kai kurie atsakymai svarbesni už visus kitus. Stabtelėkite, jei partneris jus skubina ir pyksta, kai prašote laiko pagalvoti; jei nuo jūsų slepiamos skolos; jei apsigyvenus turėtumėte mesti darbą, atiduoti savo pinigus, rečiau matytis su draugais ar artimaisiais. Jei ištarti „man dar reikia laiko“ jums baugu, neskubėkite kraustytis. Kas padės saugiai pasitarti, rasite [pagalbos puslapyje](/support).

## Ką daryti su atsakymais

Prie T raidžių grįžkite kitą savaitę ir kiekvieną paverskite vienu aiškiu susitarimu. Tinka tokia lentelė:

| Klausimas | Ką išbandysime | Kada pasitikrinsime |
|---|---|---|
| Svečiai | Draugai – penktadieniais, apie kitus vakarus perspėjame prieš dieną | Po mėnesio |
| Raktai | Atsarginiai lieka pas seserį, tėvai prieš ateidami paskambina | Po švenčių |
| … | … | … |

Jei atsakymai visai priešingi, neieškokite vidurio iš karto. Pirmiausia abu pasakykite, kodėl tai jums svarbu, ir tik tada sugalvokite mažiausią bandymą, kurį abu ištvertumėte keturias savaites. Bandymas dar neįpareigoja, o iš jo sužinosite daugiau nei iš trijų vakarų ginčų.

Pirmą bendro gyvenimo mėnesį nesitikėkite, kad viskas pavyks. Susitarkite dėl vieno vakaro jo pabaigoje: pasidėkite lentelę, išsikepkite blynų ir paklauskite vienas kito tik trijų dalykų. Kas tau čia jau namai? Kas dar erzina? Kurį susitarimą keičiame? Po pusmečio tais pačiais klausimais galite pasitikrinti plačiau: [kasdienybės dviese testas](/testas/kasdienybes-dviese-testas) parodys, kaip sekasi dalytis darbais, pinigais ir laiku.

## Šaltiniai

- [Galena K. Rhoades, Scott M. Stanley ir Howard J. Markman, „Couples’ Reasons for Cohabitation: Associations with Individual Well-Being and Relationship Quality“, Journal of Family Issues, 2009](https://pmc.ncbi.nlm.nih.gov/articles/PMC2743430/)
`,
  published: true,
  readingTime: 6,
  category: 'Santykių patarimai',
  tags: ['gyvenimas kartu', 'klausimai porai', 'susitarimai', 'santykių patarimai'],
  seoTitle: '28 klausimai prieš apsigyvenant kartu',
  metaDescription:
    'Ką aptarti prieš apsigyvenant kartu: klausimai apie namus, pinigus, tvarką, svečius, ' +
    'artumą ir išsiskyrimą, kaip jais naudotis ir kaip užrašyti susitarimus.',
  focusKeyword: 'apsigyventi kartu',
  metaKeywords: [
    'apsigyventi kartu',
    'klausimai porai',
    'gyvenimas kartu',
    'susitarimai poroje',
    'santykių patarimai',
  ],
  imageUrl: '/covers/klausimai-pries-apsigyvenant-kartu.svg',
  imageAltText:
    'Kartoninės dėžės, augalas ir raktas su etikete tuščiame kambaryje, kurį apšviečia lemputė.',
  createdAt: '2025-11-21T08:10:00.000Z',
}
