const topics: ReadonlyMap<string, string> = new Map([
  [
    'Bendravimas',
    'Kaip poroje susikalbėti, išklausyti ir pasakyti, kas skauda: straipsniai, pokalbio lapai ir sakiniai, nuo kurių lengviau pradėti.',
  ],
  [
    'Pasitikėjimas',
    'Iš ko susideda pasitikėjimas poroje, kaip jis auga ir kaip atkuriamas po melo: straipsniai apie pavydą, ribas ir susitarimus dviem.',
  ],
  [
    'Intymumas',
    'Kaip išlaikyti artumą ilguose santykiuose ir kalbėtis apie seksą, kai pradėti nejauku: straipsniai, darbo lapai ir klausimai dviem.',
  ],
  [
    'Konfliktai',
    'Kodėl kartojasi tie patys ginčai, kaip laiku sustoti ir vėl grįžti prie pokalbio: straipsniai ir lapai poroms apie ginčus be žaizdų.',
  ],
  [
    'Santykių patarimai',
    'Kasdienybė dviese be priekaištų: straipsniai apie pinigus, namų darbus, tėvus ir laiką, kurį verta pasilikti vienas kitam.',
  ],
])

/** What search engines show of a topic, by its name; one beside the offered ones gets a general sentence. */
export function topicDescription(topic: string): string {
  return (
    topics.get(topic) ??
    `Santykių akademijos straipsniai tema „${topic}“: praktiški patarimai ir pratimai poroms.`
  )
}
