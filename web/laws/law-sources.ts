/** A text of law; the names of French texts are the same in both languages. */
export interface LawSource {
  readonly name: string
  /** Its page on Légifrance or EUR-Lex, where the address follows from the number of the text (ELI). */
  readonly href?: string
}

/** The texts of law that the site refers to. */
export const lawSources = {
  egalim: {
    name: 'Loi n° 2018-938 du 30 octobre 2018, dite EGalim',
    href: 'https://www.legifrance.gouv.fr/eli/loi/2018/10/30/2018-938/jo/texte',
  },
  climate: {
    name: 'Loi n° 2021-1104 du 22 août 2021, dite Climat et résilience',
    href: 'https://www.legifrance.gouv.fr/eli/loi/2021/8/22/2021-1104/jo/texte',
  },
  wasteOrder: {
    name: 'Ordonnance n° 2019-1069 du 21 octobre 2019, relative à la lutte contre le gaspillage alimentaire',
    href: 'https://www.legifrance.gouv.fr/eli/ordonnance/2019/10/21/2019-1069/jo/texte',
  },
  circularEconomy: {
    name: 'Loi n° 2020-105 du 10 février 2020, dite AGEC',
    href: 'https://www.legifrance.gouv.fr/eli/loi/2020/2/10/2020-105/jo/texte',
  },
  environmentalCode: { name: 'Code de l’environnement, article L. 541-15-10' },
  meatOrigin: {
    name: 'Décret n° 2022-65 du 26 janvier 2022, sur l’origine des viandes dans la restauration',
    href: 'https://www.legifrance.gouv.fr/eli/decret/2022/1/26/2022-65/jo/texte',
  },
  decree: {
    name: 'Décret n° 2019-351 du 23 avril 2019, sur la composition des repas de la restauration collective',
    href: 'https://www.legifrance.gouv.fr/eli/decret/2019/4/23/2019-351/jo/texte',
  },
  order: { name: 'Arrêté du 14 septembre 2022, sur la transmission des données de la restauration collective' },
  ruralCode: { name: 'Code rural et de la pêche maritime, articles L. 230-5-1 et suivants' },
  ruralCodeDuties: {
    name: 'Code rural et de la pêche maritime, articles L. 230-5 à L. 230-5-8 et R. 230-30 et suivants',
  },
  procurementCode: { name: 'Code de la commande publique, article L. 3' },
  gdpr: {
    name: 'Règlement (UE) 2016/679 du 27 avril 2016, dit RGPD',
    href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
  dataProtection: { name: 'Loi n° 78-17 du 6 janvier 1978, dite Informatique et libertés' },
  digitalEconomy: {
    name: 'Loi n° 2004-575 du 21 juin 2004, pour la confiance dans l’économie numérique',
    href: 'https://www.legifrance.gouv.fr/eli/loi/2004/6/21/2004-575/jo/texte',
  },
  publicAccessCode: { name: 'Code des relations entre le public et l’administration, articles L. 300-1 et suivants' },
  penalCode: { name: 'Code pénal, article 441-1' },
} as const satisfies Readonly<Record<string, LawSource>>

export type LawName = keyof typeof lawSources
