import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pasitikejimas-poroje-is-ko-jis-susideda-ir-kaip-auga',
  title: 'Pasitikėjimas poroje: iš ko jis susideda ir kaip auga',
  excerpt:
    'Pasitikėjimas nėra vien tikėjimas, kad kitas nemeluoja. Keturios jo dalys, kasdieniai ' +
    'įpročiai, iš kurių jis auga, ir keturių savaičių planas dviem.',
  content: `„Paėmei mažąją iš būrelio?“ Tokia žinutė gali reikšti du visai skirtingus dalykus. Vienuose namuose ja tik pasitikslinama, kada dėti virti bulves. Kituose už jos slypi mėnesiai, kai buvo žadama ir pamirštama, todėl žmogus jau nebeklausia – jis tikrina. Žodžiai tie patys, o vakaras bus nevienodas.

Pasitikėjimu vaikštome kaip grindimis: apie jas pagalvojame tik tada, kai ima girgždėti. Šiame straipsnyje aptariame, iš ko tos grindys sudėtos, kas jas dėvi ir kaip jas sutvirtinti – ir tada, kai nieko blogo nenutiko, ir tada, kai lūžo ne viena lenta.

## Keturios pasitikėjimo dalys

Sakydami „aš tavimi pasitikiu“ arba „nebepasitikiu“, galime kalbėti apie skirtingus dalykus. Vienas turi galvoje, kad partneris vėluoja, kitas – kad meluoja, trečias – kad iš jo ašarų buvo pasijuokta prie draugų. Kol neaišku, kuri dalis įskilusi, sunku ją taisyti. Todėl pasitikėjimą skaidome į keturias dalis.

| Dalis | Klausimas, į kurį ji atsako | Kaip ji atrodo kasdien |
| --- | --- | --- |
| Patikimumas | Ar padarai, ką pažadėjai? | Sakei, kad aštuntą būsi namie, ir esi. O jei vėluoji, parašai iš anksto |
| Sąžiningumas | Ar tai, ką sakai, yra tiesa? | Apie baudą už greitį papasakojai, dar neatėjus laiškui |
| Rūpestis | Ar pagalvoji apie mane, kai manęs nėra šalia? | Prie savo tėvų pasakei: „Tai spręsime abu, pasitarsiu namie“ |
| Saugumas | Kas nutinka, kai parodau silpną vietą? | Tai, ką pasakiau per ašaras, per kitą ginčą nebuvo panaudota prieš mane |

Tos dalys nebūtinai stiprios vienodai. Galima gyventi su be galo sąžiningu žmogumi, kuris amžinai vėluoja, ir su pavyzdingai punktualiu, kuriam baisu prisipažinti suklydus. Užuot ginčijęsi, ar kitas jumis apskritai pasitiki, paklauskite tiksliau: „Kurios iš šių keturių dalių tau su manimi labiausiai trūksta?“ Į tokį klausimą galima atsakyti, o atsakius – ką nors pakeisti.

Štai kaip toks pokalbis gali skambėti:

> – Kai sakau, kad man neramu, nekalbu apie tai, ar tu man ištikimas. Tuo neabejoju.
>
> – Tai apie ką?
>
> – Apie patikimumą. Trečią kartą lieku su vaikais viena, nors buvai žadėjęs grįžti.
>
> – Vadinasi, tau neramu ne dėl to, kur aš esu, o dėl to, kad negali manimi pasikliauti planuodama vakarą?
>
> – Taip. Kaip tik dėl to.

Po tokio paaiškinimo nebereikia įrodinėti ištikimybės. Reikia pasižiūrėti į kalendorių.

Jei norite pirmiausia apsižvalgyti patys, atlikite [pasitikėjimo testą](/testas/pasitikejimo-testas) kiekvienas atskirai ir palyginkite rezultatus: kur jie labiausiai skiriasi? Skirtumai čia naudingesni už balus.

## Iš ko jis auga

Čia kalbame apie du šaltinius: ištesėti pažadai ir tai, kaip atsiliepiate, kai kitam sunku.

### Iš mažų pažadų

Dideli pažadai duodami per vestuves ir jubiliejus, o pasitikėjimas kaupiasi iš mažų: paskambinsiu vaistinei, nupirksiu pieno, ketvirtadienį pavaduosiu tave prie vaikų. Kiekvienas ištesėtas pažadas yra menkutis įrodymas, kad jūsų žodžiais galima pasikliauti. Vieno neužtenka, bet po šimto žmogus gali nustoti tikrinti.

Iš čia kyla paprasta taisyklė: žadėkite mažiau ir tiksliau. „Pasistengsiu grįžti anksčiau“ nieko neįpareigoja, todėl nieko ir neaugina. „Šeštą būsiu namie, vonia ir pasaka šiandien mano“ jau yra pažadas.

O ištesėti pavyks ne visada. Svarbu, kas nutinka, kai supratote, kad nespėsite:

1. **Pasakykite anksčiau, negu kitas sužinos.** „Žadėjau šiandien užregistruoti automobilį techninei apžiūrai ir nespėjau.“
2. **Neieškokite kaltų.** Paaiškinti priežastį galima, slėptis už jos – ne.
3. **Iš karto pasiūlykite, kaip taisysite.** „Registruoju dabar, laisva vieta yra pirmadienį. Ar tau tinka?“

Laiku pripažinta nesėkmė pasitikėjimą kartais net sustiprina. Kitas pamato, kad apie blogą naujieną sužinos iš jūsų, vadinasi, pačiam jos ieškoti nebūtina.

Atskirai verta pakalbėti apie užmaršumą. Vieni žmonės pažadus pamiršta, nes jiems nerūpi, kiti – nes yra išsekę, nemiega naktimis su kūdikiu arba jiems apskritai sunku viską nešiotis galvoje. Skaudu abiem atvejais, tačiau vaistai skiriasi. Jei bėda ta, kad pažadai išslysta iš galvos, susitarkite dėl išorinės atminties: bendro kalendoriaus, lapelio ant šaldytuvo, priminimo telefone, kurį įsijungia pats pažadėjęs. Prašyti kito, kad primintų, galima tik retkarčiais, kitaip vienas tampa darbų vadovu, o kitas – pavaldiniu.

### Iš atsako, kai kitam sunku

Vakaras, abu pavargę. Partnerė grįžta iš darbo ir, audamasi batus, taria: „Šiandien prie visų gavau pylos.“ Tą akimirką galimi keli atsakymai. Galima neatitraukti akių nuo ekrano. Galima atsakyti: „Na, matyt, buvo už ką.“ Galima pasakyti: „Sėsk. Kas nutiko?“

Nė vienas šių atsakymų santykių neišgelbės ir nesugriaus. Tačiau jie kartojasi beveik kasdien, ir iš jų kiekvienas susidarome nuomonę, ar verta ateiti su savo bėda namo. Pasitikėjimas yra ir tai: žinojimas, kad prireikus į mane bus atsigręžta.

Jei tuo metu tikrai negalite klausytis, pasakykite tai šiltai ir paskirkite laiką: „Noriu išgirsti viską. Duok dešimt minučių, paguldysiu vaiką ir ateisiu.“ Ir tikrai ateikite. Kaip klausytis, kad žmogus pasijustų išgirstas, rašome [atskirame straipsnyje](/blog/kaip-klausytis-kad-partneris-jaustusi-isgirstas).

Ne mažiau svarbu, kaip apie partnerį kalbate jam negirdint. Jei per giminės balių smagiai pasakojate, kaip jis susipainiojo per darbo pokalbį, o jis tai sužino iš pusbrolio, nebelieka nei juoko, nei noro kitą kartą pasipasakoti. Pasiteirauti niekada ne per vėlu: „Ar galiu apie tai papasakoti draugams, ar geriau lieka tarp mūsų?“

## Kaip jis dyla, nors niekas nemelavo

Gali nustebinti, kad pasitikėjimas nusilpo, nors neištikimybės ar melo nebuvo. Štai kas jį nutrina tyliai:

- **Pusiau tiesa.** „Buvau su kolegomis“ – tiesa, tik nutylėta, kad tarp jų buvo ir buvęs partneris. Formaliai nepameluota, bet sužinojus lieka kartėlis.
- **Sutikimas, kuriuo netikima.** Sakote „gerai, važiuokime pas tavo tėvus“, o paskui visą savaitgalį būnate surūgę. Kitą kartą jūsų „gerai“ nieko nebereikš.
- **Sprendimai nepasitarus.** Broliui paskolinti pinigai, svečiams pažadėtas savaitgalis, užsakytas remontas – kitas apie tai sužino paskutinis.
- **Grasinimas išeiti.** Per ginčą ištarta „gal mums apskritai skirtis“ ilgam palieka klausimą, ar galima čia įsikurti visam laikui.
- **Šaipymasis iš to, kas patikėta.** Vieno tokio karto kartais pakanka, kad žmogus metams užsidarytų.

Jei kurį nors punktą atpažinote kaip savo, nepulkite savęs plakti. Pradėkite nuo sakinio: „Pastebėjau, kad žadu ir nepadarau. Noriu tai keisti ir pradėsiu nuo vieno dalyko.“

### Kaip prašyti to, ko trūksta

Kai pasitikėjimo stinga, norisi tikrinti, užsiminti, išbandyti. „Pažiūrėsiu, ar prisimins“ – tai egzaminas, kurį kitas laiko pats to nežinodamas. Sąžiningiau paprašyti tiesiai. Palyginkite:

| Kas išsprūsta | Kaip galima paprašyti |
| --- | --- |
| „Tavimi niekada negalima pasikliauti.“ | „Rytoj man svarbus susitikimas. Ar tikrai galėsi aštuntą nuvežti vaikus? Jei ne, pasakyk šįvakar, susitarsiu su mama.“ |
| „Ir vėl kažką slepi.“ | „Matau, kad tau kažkas neduoda ramybės. Nespausiu, tik man lengviau, kai žinau bent tiek: ar tai susiję su mumis?“ |
| „Tau svarbiausia prajuokinti draugus.“ | „Kai prie draugų pajuokavai apie mano algą, man buvo gėda. Prašau, kad apie pinigus kalbėtume tik namie.“ |

Dešiniajame stulpelyje kalbama apie vieną dalyką ir neteisiamas visas žmogus. Be to, į kiekvieną prašymą galima atsakyti „ne“: tik tada ir „taip“ ko nors vertas.

## Pasitikėti nereiškia žinoti viską

Lengva susipainioti ir manyti, kad tarp mylinčiųjų neturi būti jokių uždarytų durų. Pasitikėjimas kaip tik ir reikalingas ten, kur ne viską matome. Kas turi visus slaptažodžius ir nuolat jais naudojasi, tas ne pasitiki, o prižiūri.

Privatumas ir paslaptis – skirtingi dalykai. Privatu tai, kas priklauso vienam ir nekenkia kitam: dienoraštis, draugės patikėta bėda, dar neaiškios mintys. Paslaptis slepia tai, kas keičia jūsų abiejų gyvenimą: skolas, kitą ryšį, ligą, sprendimą išeiti iš darbo. Pasitikrinti padeda klausimas: „Jei partneris tai sužinotų rytoj, ar jaustųsi apgautas?“

Kur eina riba jūsų namuose, turite sutarti patys. Tam surinkome [klausimus apie telefonus, slaptažodžius ir ribas](/blog/telefonas-slaptazodziai-ir-ribos-klausimai-kaip-susitarti-del-privatumo).

## Kai abejonė kyla be priežasties

Būna, kad partneris nieko bloga nepadarė, o jums vis tiek neramu. Galbūt buvote apgauti ankstesniuose santykiuose, galbūt augote namuose, kur pažadai nieko nereiškė. Tokia patirtis gali išmokyti budėti, ir vien protu to lengvai neišjungsi.

Čia svarbu atskirti du sakinius. „Tu kažką slepi“ yra kaltinimas, į kurį teks gintis. „Man kyla nerimas, nors žinau, kad priežasties nedavei; gal gali tiesiog pabūti šalia“ yra prašymas. Už savo nerimą atsakote jūs, o partneris gali padėti, bet neprivalo nuolat įrodinėti nekaltumo. Plačiau apie tai rašome straipsnyje [apie pavydą](/blog/pavydas-poroje-kaip-apie-ji-kalbetis-be-priekaistu). Jei nerimas nesitraukia ištisus mėnesius, trukdo miegoti ar verčia vis tikrinti, verta pasikalbėti su psichologu: taip nebereikės mokėti už svetimas skolas.

## Kai pasitikėjimas sulaužytas

Paaiškėjus apgaulei, lengva pulti į kraštutinumą: arba skubėti viską pamiršti, arba nuspręsti, kad viskas baigta. Tarp šių dviejų sprendimų yra ilgas, bet pereinamas kelias. Jame kiekvienam tenka savo darbas.

Tam, kuris sulaužė, – pasakyti visą tiesą, neskubinti atleidimo ir ilgai daryti mažus, patikrinamus dalykus. Tam, kuris nukentėjo, – suprasti, ko reikia, kad galėtų pasilikti, ir sąžiningai pripažinti, jei pasilikti nebenori. Abiem – iš naujo susitarti, kas šiuose namuose galima, o kas ne.

Neskubėkite klausti, kiek tai truks. Geriau kas savaitę klauskite, ar šią savaitę buvo nors truputį ramiau negu praėjusią. Jei atsakymas dažniau „taip“ negu „ne“, einate teisinga kryptimi, net jei atskirų dienų pasitaiko labai sunkių.

Nuo ko pradėti, žingsnis po žingsnio aprašėme straipsnyje [„Kaip po melo atkurti pasitikėjimą“](/blog/kaip-po-melo-atkurti-pasitikejima). Kaip visa tai atrodo gyvenime, kai skola slėpta dvejus metus, rodo [nutylėtos skolos atvejis](/blog/nutyleta-skola-atvejis-ir-kelias-atgal). O jei kuris nors iš jūsų sako „pasitikėjimas arba yra, arba jo nėra“, paskaitykite, [kodėl šis įsitikinimas sustabdo poras](/blog/pasitikejimas-arba-yra-arba-jo-nera-mitas).

## Keturios savaitės dviem

Pasitikėjimo neužauginsite vienu rimtu pokalbiu, tačiau per mėnesį galima pajusti, kad grindys girgžda mažiau. Kiekvieną savaitę imkitės tik vieno dalyko.

1. **Pirma savaitė: pastebime.** Kas vakarą pasakykite po vieną dalyką, dėl kurio šiandien galėjote kitu pasikliauti. „Nupirkai vaistų ir nereikėjo priminti.“ Nieko netaisykite, tik pastebėkite.
2. **Antra savaitė: žadame tiksliai.** Kiekvienas duoda po vieną pažadą savaitei – su diena ir valanda. Sekmadienį pasižiūrite, kaip sekėsi, ir, jei nepavyko, pereinate tris žingsnius: pasakau, nesiteisinu, taisau.
3. **Trečia savaitė: kalbame apie silpną vietą.** Užbaikite sakinį: „Man lengviau tavimi pasikliauti, kai…“ ir „Man sunkiau, kai…“ Kitas atsako tik tiek: „Ačiū, kad pasakei. Ar teisingai supratau, kad…?“
4. **Ketvirta savaitė: tariamės.** Iš to, ką išgirdote, išsirinkite vieną taisyklę, kuri nuo šiol galios abiem, pavyzdžiui: „Savaitgalio niekam nepažadame, kol nepaklausėme vienas kito.“

Jei kurią savaitę nieko neišeina, grįžkite prie pirmosios. Ji trumpiausia ir svarbiausia. O jei bandyti sutinka tik vienas, nespauskite: pradėkite nuo savo pažadų ir po mėnesio paklauskite, ar kitas ką nors pastebėjo.

## Kada pasitikėti neprivalote

Apie pasitikėjimą kartais kalbama taip, lyg tai būtų pareiga: „Jei mylėtum, pasitikėtum.“ Ne. Pasitikėjimas yra atsakas į tai, kaip su jumis elgiamasi. Jei kaskart meluojama, jei už klausimą baudžiama tyla ar rėkimu, jei jūsų pinigai, telefonas ar susitikimai su artimaisiais valdomi be jūsų valios, jūsų atsargumas jus saugo, ir jo „gydyti“ nereikia.

Tokioje padėtyje pratimai dviem netinka: jie gali tapti dar vienu būdu jus spausti. Pirmiausia pasikalbėkite su žmogumi, kuriuo neabejojate, ir pasižiūrėkite [pagalbos puslapį](/support) – ten surašyta, kas Lietuvoje padeda nemokamai ir kam galima skambinti tuoj pat.

O jei jūsų namuose saugu, tik grindys girgžda, pradėkite šį vakarą. Pakanka vieno sakinio: „Noriu, kad mudu galėtume vienas kitu pasikliauti labiau negu dabar. Kuri iš keturių dalių tau svarbiausia?“ Toliau kalbės jūsų darbai.
`,
  published: true,
  readingTime: 9,
  category: 'Pasitikėjimas',
  tags: ['pasitikėjimas', 'saugumas', 'pažadai', 'atvirumas', 'ribos'],
  seoTitle: 'Pasitikėjimas poroje: iš ko susideda, kaip auga',
  metaDescription:
    'Pasitikėjimas poroje: keturios jo dalys, kasdieniai įpročiai, iš kurių jis auga, kas jį ' +
    'tyliai silpnina, ir keturių savaičių planas jums dviem.',
  focusKeyword: 'pasitikėjimas poroje',
  metaKeywords: [
    'pasitikėjimas poroje',
    'pasitikėjimas santykiuose',
    'kaip atkurti pasitikėjimą',
    'pažadai',
    'saugumas santykiuose',
    'privatumas poroje',
  ],
  imageUrl: '/covers/pasitikejimas-poroje-is-ko-jis-susideda-ir-kaip-auga.svg',
  imageAltText: 'Pora irkluoja valtį ramiame ežere, už kalvų kyla saulė.',
  createdAt: '2025-10-15T06:30:00.000Z',
}
