import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'pasitikejimas-arba-yra-arba-jo-nera-mitas',
  title: '„Pasitikėjimas arba yra, arba jo nėra“: mitas, kuris sustabdo poras',
  excerpt:
    'Šis sakinys skamba tvirtai, bet juo pokalbis ir baigiasi. Iš kur jis atsirado, ' +
    'kas jame teisinga ir kaip vietoj jo klausti tiksliau.',
  content: `Sakinys nuskamba virtuvėje, gal vėlai vakare: „Pasitikėjimas arba yra, arba jo nėra.“ Po jo stoja tyla. Ką gi čia dar pridursi? Jei pasitikėjimo nėra, kalbėtis nebėra apie ką; jei yra, tai kam tie klausimai?

Suprantame, kodėl taip sakoma. Pamelavus suskausta taip, kad viskas atrodo arba balta, arba juoda. Tačiau būtent šis įsitikinimas gali sustabdyti poras, kurios dar galėtų judėti: jis neleidžia pamatyti, kas sveika, ir neduoda nė vieno darbo, kurio būtų galima imtis rytoj.

## Iš kur šis mitas

**Iš skausmo.** Kai žmogus apgautas, jam reikia aiškumo, ir reikia tuoj pat. „Nebetikiu niekuo“ apsaugo geriau negu „tikiu puse to, ką sakai“. Tai savigyna, ir kurį laiką ji pateisinama.

**Iš gražių palyginimų.** Pasitikėjimas lyginamas su vaza, kurios nesuklijuosi, ir su popieriaus lapu, kurio nebeišlyginsi. Palyginimai įsimena, tik jie apie daiktus. Lapas pats nieko nedaro, kad išsilygintų, o žmogus gali kas rytą daryti ką nors kitaip.

**Iš pradžios.** Įsimylėjus pasitikima avansu, dar nežinant, kas tas žmogus iš tiesų. Pasitikėjimas tada iš tikrųjų atrodo vientisas: kol nieko nepatikrinta, nėra ir įtrūkimų. Paskui šį avansą palaikome vieninteliu tikru pasitikėjimu ir pasigendame jo visą gyvenimą.

**Iš naudos.** Būna, kad sakinį ištaria tas, kuris sulaužė žodį: „Jei nepasitiki, tai nėra ko ir kalbėti.“ Taip nepatogūs klausimai nutildomi, o kaltė perkeliama tam, kuris klausia.

## Kas jame teisinga

Mitai nebūtų tokie gajūs, jei juose nebūtų grūdo tiesos. Čia jų net trys.

Pirma, yra dalykų, be kurių kartu gyventi neįmanoma. Jei bijote žmogaus, su kuriuo miegate, nereikia svarstyti, ar pasitikite juo pusiau, ar trečdaliu.

Antra, pasitikėjimo negalima pareikalauti. Jo neatsiranda nuo „na, pasitikėk gi manimi“, lygiai kaip alkis nepraeina nuo žodžio „pavalgyk“.

Trečia, po apgaulės nebebus taip, kaip buvo. Avansas išleistas. Tai, kas gali užaugti vietoj jo, bus kitoks pasitikėjimas – lėtesnis ir mažiau aklas.

Visa kita – netiesa. Pasitikėjimas nėra jungiklis. Jis labiau panašus į augalus ant palangės: vienas seniai sulapojęs, kitas tik prasikalęs, o trečio ilgai niekas nelaistė.

## Kuo tiksliai nebepasitikite?

Paimkime porą, kuri ką tik ištarė mūsų sakinį. Jis tris mėnesius slėpė, kad neteko darbo. Ji sako: „Pasitikėjimo nebėra.“ O dabar paklauskime smulkiau.

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

Nuo „pasitikėjimo nebėra“ iki „netikiu, kad pasakysi, kai bus gėda“ – keli klausimai, bet skirtumas milžiniškas. Su pirmuoju sakiniu galima tik skirtis arba kentėti. Dėl antrojo jau galima ką nors daryti: pagalvoti, kas padėtų gėdingus dalykus pasakyti laiku, ir susitarti, kad už prisipažinimą niekas nerėks.

## Kuo pakeisti sakinį

Kalba čia veikia stipriau, negu atrodo. Pabandykite kelis pakeitimus – ne mandagumo dėlei, o todėl, kad naujasis sakinys tikslesnis.

| Užuot sakę | Pasakykite | Ką tai atveria |
| --- | --- | --- |
| „Aš tavimi nebepasitikiu.“ | „Nebetikiu tuo, ką sakai apie pinigus. Kitais dalykais tikiu.“ | Aišku, ką reikia taisyti |
| „Arba pasitiki, arba ne.“ | „Ko tau reikia, kad šią savaitę būtų nors kiek ramiau?“ | Prašymas, kurį galima įvykdyti |
| „Kiek dar turėsiu įrodinėti?“ | „Man sunku. Ar matai nors vieną dalyką, kuris pagerėjo?“ | Pastangos pastebimos |
| „Niekada nebebus kaip anksčiau.“ | „Kaip anksčiau nebus. Kaip norėtume, kad būtų?“ | Atsiranda kryptis |

## Kai šį sakinį ištaria jums

Mitą lengviau atpažinti skaitant negu virtuvėje, kai širdis daužosi. Todėl pravartu turėti atsakymą, priklausantį nuo to, kas jį ištarė.

**Jei sako žmogus, kurį įskaudinote,** nesiginčykite ir neįrodinėkite, kad pasitikėjimas vis dėlto yra. Atsakykite: „Suprantu, kad dabar jautiesi taip. Neprašau manimi tikėti. Prašau pasakyti vieną dalyką, nuo kurio galėčiau pradėti.“ Jei tą vakarą nesulauksite nė vieno, palikite klausimą atvirą ir grįžkite prie jo savaitgalį.

**Jei sako žmogus, kuris įskaudino jus,** neskubėkite teisintis, kad klausiate. Galite atsakyti: „Klausiu kaip tik todėl, kad noriu vėl tikėti. Jei nenorėčiau, nebeklausčiau.“ O išgirdę „tai tavo problema“, pasakykite, ką matote: „Susitarimą sulaužei tu. Prašau, kad ir taisytum kartu su manimi.“

**Jei sakote jūs,** leiskite sau pirmiausia pykti ir verkti. Tikslinti, kuo netikite, galima ir po savaitės.

## Pratimas: dešimt langelių

Paimkite po lapą ir kiekvienas atskirai surašykite dešimt kasdienių dalykų, dėl kurių galima kitu pasikliauti. Tinka ir dideli, ir visai maži: laiku ateina; sako, kiek išleido; nesišaipo prie draugų; prižiūri vaiką; pasako, kai pyksta; laikosi to, ką pažadėjo mano tėvams; nebendrauja slapta; gerbia mano „ne“; atsiprašo; stoja mano pusėn.

Prie kiekvieno pažymėkite vieną iš trijų ženklų:

- pliusą – pasitikiu, čia net nesusimąstau;
- bangelę – kartais, priklauso nuo aplinkybių;
- minusą – šiuo metu ne.

Tada sudėkite lapus greta. Pirmiausia garsiai perskaitykite pliusus – visus, neskubėdami. Paskui išsirinkite vieną bangelę (ne minusą!) ir kartu atsakykite: kas turėtų nutikti per ateinantį mėnesį, kad ji taptų pliusu? Užrašykite tai kaip veiksmą, kurį galima pamatyti: ne „daugiau atvirumo“, o „apie susitikimą su buvusia žmona dėl vaikų pasakysi tą pačią dieną“.

Po mėnesio lapus išsitraukite ir palyginkite. Kartais pasikeičia ir tie langeliai, prie kurių nedirbote: kur vienoje vietoje laikomasi žodžio, ten lengviau patikėti ir kitoje.

## Jei lape vieni minusai

Pasitaiko ir taip. Tada klausimas nebe „kaip patikėti“, o „ar noriu ir ar saugu bandyti“. Kartais nepasitikėti išmintinga: kai meluojama toliau, kai už klausimus baudžiama, kai jums kartojama, kad viską išsigalvojate, nors faktus matėte savo akimis. Tuomet neieškokite, kaip pasitikėti labiau. Pasitarkite su artimu žmogumi ar specialistu, o jei namuose baisu – pasižiūrėkite [pagalbos puslapį](/support).

Jei minusus gimdo ne partnerio elgesys, o seniau patirta išdavystė, apie tai taip pat verta kalbėtis – geriausia su psichologu: senos žaizdos vien dabartinio partnerio pastangos gali neužgydyti.

## Ką iš to pasiimti

Kai kitą kartą ant liežuvio atsidurs „arba yra, arba nėra“, sustokite ir užbaikite sakinį kitaip: „…yra dėl to ir to, o nėra dėl štai ko.“ Tas „štai ko“ ir yra vieta, nuo kurios pradedama.

Kaip atrodo kelias, kai pora vis dėlto juo eina, parodo [nutylėtos skolos atvejis](/blog/nutyleta-skola-atvejis-ir-kelias-atgal). O jei norite matyti visą palangę, ne vieną vazoną, skaitykite, [iš ko pasitikėjimas poroje susideda ir kaip auga](/blog/pasitikejimas-poroje-is-ko-jis-susideda-ir-kaip-auga), arba kiekvienas atlikite [pasitikėjimo testą](/testas/pasitikejimo-testas).
`,
  published: true,
  readingTime: 5,
  category: 'Pasitikėjimas',
  tags: ['pasitikėjimas', 'mitai', 'melas', 'saugumas'],
  seoTitle: 'Pasitikėjimas arba yra, arba jo nėra: mitas',
  metaDescription:
    'Kodėl sakinys „pasitikėjimas arba yra, arba jo nėra“ gali sustabdyti, kas jame teisinga, ' +
    'kokiais žodžiais jį pakeisti ir dešimties langelių pratimas dviem.',
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
