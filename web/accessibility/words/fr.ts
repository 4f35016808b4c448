import { counted } from '@ma-cantine/lib/messages/french'
import { formatFixedPercent } from '@ma-cantine/lib/messages/percentages'
import type { Conformity } from '../conformity.ts'
import type { Verdict } from '../criterion.ts'

/** The sentences of the accessibility declaration. English has the same shape, or does not compile. */
export const fr = {
  introduction: [
    'Où en est l’accessibilité de ma cantine, comment nous l’avons vérifiée, et à qui vous adresser si quelque chose vous arrête.',
    'Cette page décrit l’accessibilité du site. Pour apprendre à vous en servir, lisez plutôt la [foire aux questions](FAQ), ou [écrivez-nous](ContactPage).',
  ],
  about: {
    title: 'L’accessibilité numérique',
    text: [
      'Un site accessible est un site que chacun peut lire et utiliser, avec ou sans handicap, avec la technique qui lui convient. Par exemple, on doit pouvoir :',
      [
        'agrandir les lettres, ou changer les couleurs, sans rien perdre de la page ;',
        'tout faire au clavier, sans souris ;',
        'écouter la page, lue par une voix ou portée sur une plage braille ;',
        'comprendre une erreur, et savoir comment la corriger, sans la deviner à sa couleur ;',
        'prendre son temps, et reprendre son travail là où on l’avait laissé.',
      ],
    ],
  },
  commitments: {
    title: 'Nos engagements',
    text: [
      'L’accessibilité fait partie du travail de chaque page, comme sa sécurité. Nous nous engageons à :',
      [
        'contrôler chaque page, et chacun de ses états, avant qu’elle ouvre ;',
        'ne déclarer conforme que ce que nous avons vérifié ;',
        'dire ici ce qui manque, jusqu’à quand, et comment faire d’ici là ;',
        'répondre à chaque signalement, et vous aider à obtenir ce que vous cherchiez.',
      ],
    ],
  },
  state: {
    title: 'État de conformité',
    scope: 'Cette déclaration porte sur tout le site ma cantine.',
    rgaa: 'Nous suivons le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, publié sur [accessibilite.numerique.gouv.fr](accessibilite.numerique.gouv.fr).',
    is: {
      full: 'Le site est totalement conforme au RGAA.',
      partial: 'Le site est partiellement conforme au RGAA : ce qui manque est décrit plus bas.',
      none: 'Le site n’est pas conforme au RGAA : ce qui manque est décrit plus bas.',
    } satisfies Record<Conformity['state'], string>,
  },
  results: {
    title: 'Résultat de l’évaluation',
    rate: (rate: number) => `${percent(rate)} des critères qui s’appliquent sont respectés.`,
    counts: ({ conform, notConform, notApplicable }: Conformity) =>
      `Sur 106 critères, ${counted(conform, 'est respecté', 'sont respectés')}, ${counted(notConform, 'ne l’est pas', 'ne le sont pas')}, et ${counted(notApplicable, 'ne s’applique pas', 'ne s’appliquent pas')} au site.`,
    self: (date: string) =>
      `Nous avons fait cette évaluation nous-mêmes, le ${date}. Aucun organisme extérieur n’a encore audité cette version du site.`,
    history: {
      caption: 'Le taux de conformité au fil du temps',
      date: 'Date',
      rate: 'Taux',
      nature: 'Évaluation',
      audit: 'Audit d’une version précédente',
      self: 'Auto-évaluation de cette version',
      note: 'Les taux de 2023 et de 2024 portent sur d’autres versions du site : ils montrent le chemin, mais ne se comparent pas critère par critère.',
    },
    percent: (rate: number) => percent(rate),
  },
  failing: {
    title: 'Ce qui n’est pas conforme',
    none: 'Tous les critères qui s’appliquent sont respectés.',
    criterion: (id: string) => `Critère ${id}`,
  },
  exempted: {
    title: 'Contenus exemptés',
    text: [
      'Aucun contenu du site n’est écarté de cette déclaration.',
      'La description interactive de l’API, outil technique d’un autre éditeur, ne fait pas partie des pages évaluées.',
    ],
  },
  method: {
    title: 'Comment nous avons évalué le site',
    technologies: 'Les techniques du site',
    environments: 'Les conditions des essais',
    environmentList: [
      'le navigateur Chromium, sous Linux, au clavier seul puis au pointeur ;',
      'le navigateur Firefox, pour cinq parcours : créer une cantine, corriger un fichier, peser et évaluer le gaspillage, télédéclarer un bilan, trouver une réponse ;',
      'des fenêtres de 320, 375, 640 et 1280 pixels de large, un texte agrandi deux fois, un texte plus espacé ;',
      'les thèmes clair et sombre, les couleurs imposées par le système, et la page sans ses styles ;',
      'l’arbre d’accessibilité du navigateur ; aucun lecteur d’écran n’a encore été utilisé.',
    ],
    tools: 'Les outils',
    toolList: [
      'axe-core et html-validate, sur chaque page et chacun de ses états ;',
      'les tests du site, faits dans un navigateur à chaque changement : ils refont les gestes d’une personne qui n’a que le clavier.',
    ],
    pages: 'Les pages évaluées',
    withAccount: (name: string) => `${name} (avec un compte)`,
  },
  grid: {
    title: 'La grille des 106 critères',
    text: 'Chaque critère est dit ici avec nos mots ; le RGAA en donne le texte exact. Sous chacun, ce qui appuie notre réponse : un test, qui échouerait si le critère n’était plus respecté, ce que nous avons regardé, ou une remarque.',
    topic: (number: number, title: string, { conform, notConform, notApplicable }: Conformity) =>
      `${number}. ${title} : ${[
        conform > 0 && counted(conform, 'conforme', 'conformes'),
        notConform > 0 && counted(notConform, 'non conforme', 'non conformes'),
        notApplicable > 0 && counted(notApplicable, 'non applicable', 'non applicables'),
      ]
        .filter(Boolean)
        .join(', ')}`,
    caption: (title: string) => `Critères du thème « ${title} »`,
    columns: { id: 'N°', criterion: 'Critère', verdict: 'Réponse' },
    verdicts: {
      conform: 'Conforme',
      notConform: 'Non conforme',
      notApplicable: 'Non applicable',
    } satisfies Record<Verdict, string>,
    test: 'Test :',
    seen: (pages: readonly string[], text: string) =>
      `Regardé sur ${pages.map(page => `« ${page} »`).join(', ')} : ${text}`,
  },
  downloads: {
    title: 'Pour reprendre nos réponses',
    text: 'Vous auditez le site, ou le comparez à d’autres ? La grille, page par page, s’ouvre dans un tableur. Les résultats ont la forme de ceux d’Ara, l’outil d’audit de l’État : les pages, les réponses et ce qui les appuie.',
    grid: 'Télécharger la grille (CSV)',
    results: 'Télécharger les résultats (JSON)',
  },
  totals: {
    caption: 'Les réponses par thème',
    topic: 'Thème',
    total: 'Ensemble',
  },
  feedback: {
    title: 'Nous signaler un problème',
    text: [
      'Une page vous résiste, une information vous manque ? Dites-le-nous : nous vous donnerons l’information sous une autre forme, et nous corrigerons la page.',
      ['par le [formulaire de contact](ContactPage) ;', 'par e-mail, à {contact}.'],
    ],
  },
  appeal: {
    title: 'Voies de recours',
    text: [
      'Si vous nous avez signalé un problème d’accessibilité et que notre réponse ne le règle pas, ou ne vient pas, le [Défenseur des droits](defenseur-des-droits) peut vous aider. Vous pouvez :',
      [
        'remplir son [formulaire en ligne](defenseur-des-droits-formulaire) ;',
        'rencontrer son délégué dans votre département ;',
        'lui écrire, sans timbre, à l’adresse qui suit.',
      ],
    ],
  },
  legal: {
    title: 'Ce que dit la loi',
    text: 'Cette déclaration est prévue par l’article 47 de la loi n° 2005-102 du 11 février 2005, sur l’égalité des droits et des chances des personnes handicapées.',
  },
}
export type Words = typeof fr

const percent = (rate: number): string => formatFixedPercent(rate, 'fr')
