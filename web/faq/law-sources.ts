/** What an answer rests on; the names of French texts are the same in both languages. */
export interface LawSource {
  readonly name: string
  /** Its page on Légifrance, where the address follows from the number of the text (ELI). */
  readonly href?: string
}

export const lawSources = {
  egalim: {
    name: 'Loi n° 2018-938 du 30 octobre 2018, dite EGalim',
    href: 'https://www.legifrance.gouv.fr/eli/loi/2018/10/30/2018-938/jo/texte',
  },
  climate: {
    name: 'Loi n° 2021-1104 du 22 août 2021, dite Climat et résilience',
    href: 'https://www.legifrance.gouv.fr/eli/loi/2021/8/22/2021-1104/jo/texte',
  },
  decree: {
    name: 'Décret n° 2019-351 du 23 avril 2019, sur la composition des repas de la restauration collective',
    href: 'https://www.legifrance.gouv.fr/eli/decret/2019/4/23/2019-351/jo/texte',
  },
  order: { name: 'Arrêté du 14 septembre 2022, sur la transmission des données de la restauration collective' },
  ruralCode: { name: 'Code rural et de la pêche maritime, articles L. 230-5-1 et suivants' },
  procurementCode: { name: 'Code de la commande publique, article L. 3' },
} as const satisfies Readonly<Record<string, LawSource>>
