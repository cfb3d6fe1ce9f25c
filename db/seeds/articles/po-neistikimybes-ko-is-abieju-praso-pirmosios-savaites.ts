import type { SeedPost } from '../seed-content.ts'

export const article: SeedPost = {
  slug: 'po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites',
  title: 'Po neištikimybės: ko iš abiejų prašo pirmosios savaitės',
  excerpt:
    'Likti galima, išeiti irgi galima, o nuspręsti šiandien nebūtina. Kaip atlaikyti pirmąsias ' +
    'savaites tam, kurį įskaudino, ir tam, kuris įskaudino.',
  content: `Galbūt ekrane šmėstelėjo nepažįstamas vardas. Galbūt kitas prisipažino, o gal žinią atnešė kas nors trečias. Po tos minutės viskas lyg ir savo vietose – ta pati virtuvė, tie patys puodeliai, – tik grindys po kojomis siūbuoja.

> **Jei savo partnerio bijote** – jei jus kontroliuoja, seka, verčia ar muša, – šio straipsnio patarimai ne jums. Neprivalote nei klausinėti, nei prisipažinti, nei kalbėtis akis į akį, nei sakyti, kad svarstote išeiti. Pirmiausia saugiai pasitarkite su tais, kurių kontaktai surašyti [pagalbos puslapyje](/support), o kai pavojus gresia dabar, skambinkite 112.

Visiems kitiems iš karto pasakysime du dalykus. Šiandien nieko lemtinga spręsti nereikia. Ir po išdavystės galima tiek likti, tiek išeiti: nė vienas iš šių kelių nerodo silpnumo.

## Pirmosios dienos: tik laikytis

Įskaudintas žmogus gali nemiegoti, nevalgyti, dešimtą kartą klausti to paties, o po valandos nebenorėti girdėti nė žodžio. Tas, kuris apgavo, gali vienu metu jausti gėdą, palengvėjimą, baimę ir net ilgesį. Jausmai keičiasi greitai, todėl vidurnakčio nuosprendis rytą gali skambėti kitaip.

JAV psichologai, kurių darbus nurodome straipsnio pabaigoje, neištikimybę vadina viena sunkiausių bėdų, su kuriomis poros ateina pagalbos, ir šią pagalbą dalija į tris etapus. Pirma atlaikomas smūgis, tada bandoma suprasti, kas nutiko, ir tik pabaigoje apsisprendžiama, kaip gyventi toliau – kartu ar skyrium. Pradžioje didelių sprendimų siūloma nepriimti.

Pirmosioms dienoms užtenka kuklaus sąrašo:

- miegokite ten, kur galite užmigti, kad ir skirtinguose kambariuose ar pas sesę;
- valgykite nors po truputį ir kasdien išeikite į orą;
- išsipasakokite vienam žmogui, kuris moka klausytis ir nieko neišneš;
- vaikams neaiškinkite smulkmenų: „Mudviem dabar sunku, tai suaugusiųjų reikalas, o tave abu mylime“;
- jei buvo nesaugių lytinių santykių, abu pasitikrinkite dėl lytiniu keliu plintančių ligų;
- nieko neskelbkite socialiniuose tinkluose ir nepasirašykite jokių popierių.

Jei skausmas toks, kad nebesinori gyventi, nelikite vieni: minėtame pagalbos puslapyje nurodyta ir emocinės paramos linija, veikianti visą parą.

## Ko jos prašo iš to, kuris įskaudino

**Baigti aną ryšį arba sąžiningai pasakyti, kad jo nebaigiate.** Kol sėdima ant dviejų kėdžių, namie nėra nuo ko pradėti. Kaip ir kada atsisveikinote, papasakokite patys, neklausiami.

**Daugiau nemeluoti.** Naujas melas dabar gali sužeisti labiau negu skaudi tiesa. Jei atsakyti dar nepajėgiate, taip ir sakykite: „Į šį klausimą atsakysiu, tik duok man laiko iki rytojaus.“ Ir rytoj prabilkite pirmi.

**Neieškoti kaltės kitame.** Gal jūsų namuose jau seniai buvo šalta. Apie tai dar kalbėsitės, bet būti neištikimam nusprendėte jūs. Kiekvienas „jei tu būtum…“ šiandien užtrenkia duris.

**Ištverti klausimus, ašaras ir tylą.** Neraginkite kuo greičiau atleisti ir neklauskite, kada bus kaip anksčiau. Pakanka tiek:

> „Taip pasielgiau aš. Nežinau, ar galėsi atleisti, ir dabar to neprašau. Klausk, kada norėsi, – atsakysiu.“

Kaip pasakyti visą tiesą, o ne po gabalėlį, išsamiau rašome straipsnyje [„Kaip po melo atkurti pasitikėjimą“](/blog/kaip-po-melo-atkurti-pasitikejima).

## Ko jos prašo iš to, kurį įskaudino

**Leisti sau nežinoti.** Į klausimą „tai lieki ar eini?“ yra sąžiningas atsakymas: „Dar nežinau.“ Nei mama, nei geriausia draugė, nei partneris jūsų laikrodžio pasukti negali.

**Klausti to, kas padeda suprasti.** Ar tai jau baigta? Kiek laiko truko? Kas apie tai žino? Smulkmenos apie kūną ir lovą gali virsti vaizdais, kurių paskui neišprašysite iš galvos. Teisę klausti turite, tik pirma pasvarstykite, ar atsakymas padės jums rytoj atsikelti.

**Nekeršyti.** Norėti, kad skaudėtų ir kitam, žmogiška. Bet viešai paskelbtas susirašinėjimas ar nuotykis „už tai“ palieka antrą žaizdą, ir gali būti, kad labiausiai ji skaudės jums.

**Netapti sargybiniu.** Prašyti atvirumo turite teisę, bet kas vakarą naršyti po svetimą telefoną – darbas be poilsio. Geriau susitarkite, ką kitas papasakoja ir parodo pats ir iki kada tai galios.

**Neprisiimti svetimo sprendimo.** „Jei būčiau dėmesingesnė, gražesnė…“, „Jei būčiau linksmesnis, stipresnis…“ Galbūt jūsų bendras gyvenimas šlubavo, ir apie savo dalį kada nors norėsite pagalvoti. Tačiau prie pačios neištikimybės rankos nepridėjote.

## Pokalbis, kuris nevirsta teismu

Jei abu galite kalbėtis ramiai ir nė vienas nebijo, skirkite tam vieną valandą per savaitę, ne kiekvieną naktį. Likusiu laiku galima kalbėti ir apie pamokas, ir apie sriubą.

> – Noriu suprasti, ko tu ten ieškojai.
>
> – Iš pradžių tiesiog glostė savimeilę: kažkam rūpi, ką galvoju. Paskui nebemokėjau sustoti ir ėmiau meluoti.
>
> – Skaudu tai girdėti. Bet geriau jau taip negu „nieko nebuvo“.
>
> – Ar pakaks šiandienai?
>
> – Pakaks. Eime, išvirsiu arbatos, tik apie tai daugiau nekalbėkime.

Čia niekas nieko neišsprendė. Vienas paklausė, kitas atsakė, ir abu laiku sustojo.

## Likti galima

Australijos tyrėjai išsamiai kalbėjosi su žmonėmis, kurie po neištikimybės liko kartu. Jų pasakojimuose kartojosi tos pačios atramos: abiejų noras būti drauge, geri darbai vienas kitam, pastangos suprasti, kas įvyko, ir artimieji, kurie palaikė. Kartu jie pripažino, kad kelias buvo vingiuotas. Tai kelių žmonių pasakojimai, ne pažadas, bet jie primena, kad tokių porų yra.

Likti verta bandyti, kai to nori abu, anas ryšys baigtas ir į klausimus atsakoma. Likti nereiškia pamiršti, bet nereiškia ir visą gyvenimą kaltinti. Greičiausiai teks kurti kitus santykius su tuo pačiu žmogumi.

## Išeiti irgi galima

Išeiti galima net tada, kai kitas nuoširdžiai gailisi. Galima mylėti ir nebegalėti gyventi kartu. Galima pabandyti likti, o po pusmečio suprasti, kad neišeina. Niekas neprivalo įrodinėti, kad jo skausmas pakankamai didelis.

Dėl pinigų ir būsto pasitarkite su teisininku, o jei turite vaikų, perskaitykite, [kaip apie išsiskyrimą pasakyti vaikams](/blog/kai-tevai-skiriasi-kaip-pasakyti-vaikams-ir-susitarti). Vienas įspėjimas: jei bijote, kaip kitas sutiks tokią žinią, savo planų jam neatskleiskite ir šito pokalbio neimkitės vieni. Grįžkite prie pastraipos straipsnio pradžioje.

## Po kelių savaičių

Kai grindys nustos siūbuoti, kiekvienas atskirai atlikite [pasitikėjimo testą](/testas/pasitikejimo-testas). Jis nenuspręs už jus, bet padės pamatyti, kas dar tvirta ir kur tuščia. Jei tie patys žodžiai sukasi ratu, kreipkitės į specialistą, dirbantį su poromis, arba eikite vieni: apsispręsti padeda ir pokalbis su žmogumi, kuriam iš jūsų nieko nereikia.

O šiandien užteks, jei išgersite stiklinę vandens ir atsigulsite. Spręsti galėsite tada, kai pailsėsite.

## Šaltiniai

- [Kristina Coop Gordon, Donald H. Baucom ir Douglas K. Snyder, „Optimal Strategies in Couple Therapy: Treating Couples Dealing with the Trauma of Infidelity“, Journal of Contemporary Psychotherapy, 2008](https://link.springer.com/article/10.1007/s10879-008-9085-1)
- [„Stanford Couples Counseling“ apie tų pačių autorių knygą „Getting Past the Affair“](https://www.stanfordcouplescounseling.com/after-the-affair-what-comes-next/)
- [Iona Abrahamson, Rafat Hussain, Adeel Khan ir Margot J. Schofield, „What Helps Couples Rebuild Their Relationship After Infidelity?“, Journal of Family Issues, 2012](https://doi.org/10.1177/0192513X11424257)
`,
  published: true,
  readingTime: 5,
  category: 'Pasitikėjimas',
  tags: ['pasitikėjimas', 'neištikimybė', 'melas', 'krizė', 'apsisprendimas'],
  seoTitle: 'Po neištikimybės: pirmosios savaitės abiem',
  metaDescription:
    'Ką daryti paaiškėjus neištikimybei: kaip atlaikyti pirmąsias savaites, ko klausti, ko ' +
    'nesakyti ir kodėl galima ir likti, ir išeiti. Su saugiu keliu bijantiems.',
  focusKeyword: 'po neištikimybės',
  metaKeywords: [
    'po neištikimybės',
    'neištikimybė santykiuose',
    'kaip išgyventi neištikimybę',
    'likti ar išeiti',
    'prarastas pasitikėjimas',
  ],
  imageUrl: '/covers/po-neistikimybes-ko-is-abieju-praso-pirmosios-savaites.svg',
  imageAltText:
    'Ranka atsargiai tiesina ant sienos pakrypusį paveikslą, kuriame – namas prie vandens.',
  createdAt: '2026-04-14T07:30:00.000Z',
}
