/** What can be wrong with an archive of the site's content. */
export const archiveTexts = {
  notZip: 'Failas nėra ZIP archyvas arba jis sugadintas.',
  tooLarge: 'Archyvas per didelis: išskleistas jis užimtų daugiau kaip 1 GB.',
  noManifest: 'Archyve nėra failo „manifest.json“. Tai ne šios svetainės turinio archyvas.',
  unreadableManifest: 'Nepavyko perskaityti. Tai ne šios svetainės turinio archyvo aprašas.',
  newerFormat: (version: number, known: number) =>
    `Archyvo formato versija yra ${version}, o ši svetainė supranta ne naujesnę kaip ${known}.`,
  unknownFile: 'Tokio failo archyve neturi būti.',
  invalidSlug:
    'Failo vardas turi būti įrašo adresas: tik mažosios lotyniškos raidės, skaičiai ir brūkšneliai.',
  notText: 'Failas nėra UTF-8 tekstas.',
  notJson: 'Failas nėra teisingas JSON.',
  noHead: 'Failas turi prasidėti laukais tarp dviejų „---“ eilučių.',
  unreadableLine: (line: number) => `Nepavyko suprasti ${line} eilutės.`,
  repeatedField: (line: number) => `${line} eilutėje laukas pakartotas.`,
  field: (name: string, message: string) => `Laukas „${name}“: ${message}.`,
  unknownFields: (names: string) => `Nežinomi laukai: ${names}.`,
  repeatedId: (file: string) => `Tas pats įrašo numeris (id) yra ir faile „${file}“.`,
  repeatedSlug: (file: string) => `Toks pat adresas yra ir faile „${file}“.`,
} as const
