import { performanceCriteriaWeight } from '@ma-cantine/lib/measures/constants'
import { counted, percent } from '@ma-cantine/lib/messages/french'
import type { QuestionId, TopicId } from '../topics.ts'

export interface Answered {
  readonly question: string
  /** Paragraphs; a list of sentences stands as a list. */
  readonly answer: readonly (string | readonly string[])[]
}

/** The sentences of the frequently asked questions. English has the same shape, or does not compile. */
export const fr = {
  intro: 'Les réponses à ce que l’on nous demande le plus. Cherchez un mot, ou parcourez les thèmes.',
  search: 'Chercher dans les questions et les réponses',
  found: (count: number) =>
    count === 0 ? 'Aucune question ne contient ces mots.' : counted(count, 'question trouvée', 'questions trouvées'),
  tryAnother: 'Essayez un autre mot, ou écrivez-nous : nous vous répondrons.',
  sources: 'Références',
  goOn: 'Pour continuer',
  link: 'Lien direct vers cette question',
  notFound: {
    badge: 'Une suggestion ?',
    title: 'Vous ne trouvez pas votre réponse ?',
    text: 'Posez-nous votre question : elle aidera aussi les prochains lecteurs de cette page.',
    contact: 'Nous écrire',
  },
  topics: {
    plateforme: 'La plateforme',
    inscription: 'L’inscription',
    etablissement: 'La création de mon établissement',
    loi: 'La loi',
    'produits-de-qualite': 'La mesure sur les produits de qualité',
    transmission: 'La transmission des données',
  } satisfies Record<TopicId, string>,
  questions: {
    'le-service': {
      question: 'Qu’est-ce que ma cantine ?',
      answer: [
        'ma cantine est le service public numérique de la restauration collective. Le ministère chargé de l’agriculture le conduit avec la direction interministérielle du numérique.',
        'Il a trois rôles :',
        [
          'aider les gestionnaires à comprendre la loi, à suivre leurs achats et à progresser ;',
          'informer les convives sur la qualité de leurs repas ;',
          'transmettre à l’administration les données que la loi demande.',
        ],
      ],
    },
    obligation: {
      question: 'L’inscription est-elle obligatoire ?',
      answer: [
        'Oui. Toute personne qui gère une restauration collective, publique ou privée, doit inscrire ses établissements et y déclarer ses données une fois par an.',
        'L’obligation vient de la loi du 30 octobre 2018, de son décret du 23 avril 2019 et de l’arrêté du 14 septembre 2022.',
        'Votre inscription vous ouvre aussi les outils du service, et vous aide à tenir vos convives informés.',
      ],
    },
    qui: {
      question: 'Qui peut s’inscrire ?',
      answer: [
        'Toutes les personnes qui ont à voir avec la gestion d’une cantine : élus, directeurs, responsables administratifs, comptables, responsables de la restauration, chefs de cuisine.',
        'Une cantine peut avoir plusieurs gestionnaires, qui ont les mêmes droits. Elle peut être en gestion directe ou confiée à une société.',
      ],
    },
    comment: {
      question: 'Comment inscrire ma cantine ?',
      answer: [
        'En deux étapes :',
        [
          'créez votre compte et confirmez votre adresse e-mail ;',
          'ajoutez votre cantine avec son numéro SIRET, ou avec le numéro SIREN de l’unité légale dont elle dépend.',
        ],
        'Si la cantine est déjà inscrite, demandez à rejoindre son équipe. Nos webinaires montrent ces étapes pas à pas.',
      ],
    },
    commune: {
      question: 'Ma commune ne gère pas elle-même sa cantine. Doit-elle l’inscrire ?',
      answer: [
        'Non : l’organisme qui gère la cantine l’inscrit. Ce peut être une intercommunalité, une association ou une école.',
        'Vous pouvez toutefois suivre ses données : demandez à son équipe de vous y ajouter.',
      ],
    },
    'gestion-concedee': {
      question: 'Ma cantine est confiée à un prestataire. Suis-je concerné ?',
      answer: [
        'Oui, la loi s’applique aussi à la gestion concédée. Vous avez le choix :',
        [
          'demander ses données à votre prestataire et les saisir vous-même ;',
          'le laisser saisir. Il lui faut alors un compte à lui, et vous l’ajoutez aux gestionnaires de votre cantine.',
        ],
      ],
    },
    'societe-de-restauration': {
      question: 'Notre société de restauration doit-elle saisir les données de ses clients ?',
      answer: [
        'C’est à votre client de transmettre ses données, et à vous deux de convenir de qui les saisit.',
        'Le faire pour lui présente deux avantages : vous pouvez envoyer les données de toutes vos cantines en une fois, par fichier ou depuis votre logiciel, et vous rendez visible la qualité de votre travail.',
      ],
    },
    satellite: {
      question: 'Je gère une cantine satellite, livrée par un livreur de repas. Dois-je l’inscrire ?',
      answer: [
        'Oui, sauf si votre livreur de repas l’a déjà ajoutée : demandez alors à rejoindre son équipe.',
        'Le livreur de repas a pu jusqu’ici déclarer pour ses satellites. À l’avenir, chaque satellite donnera ses propres données.',
      ],
    },
    'college-lycee': {
      question: 'Je gère la cantine d’un collège ou d’un lycée. Qui l’inscrit ?',
      answer: [
        'Les départements sont responsables du référencement des collèges, et les régions de celui des lycées. La convention qui vous lie précise qui fait quoi.',
        'L’un ou l’autre peut créer la cantine. Ensuite, les deux la gèrent ensemble.',
      ],
    },
    'cuisine-centrale': {
      question: 'Je gère un livreur de repas. Que dois-je faire ?',
      answer: [
        'Créez votre compte et votre établissement, puis ajoutez chacune des cantines que vous livrez. Pour beaucoup de satellites, un fichier suffit.',
        'Dans votre bilan, dites ce que vous déclarez pour vos satellites : leurs achats seulement, ou toutes les mesures. Mettez-vous d’accord avec leurs équipes : elles n’ont plus à donner ce que vous déclarez pour elles.',
      ],
    },
    groupe: {
      question: 'À quoi sert un groupe de cantines ?',
      answer: [
        'À donner une seule fois les achats de plusieurs cantines livrées par une même cuisine, puis à les télédéclarer ensemble. Le groupe n’a pas de SIRET : il porte le SIREN de la commune, du syndicat ou de l’entreprise qui les gère, et chaque cantine garde le sien.',
        'N’en créez pas pour une cantine seule, ni si chacune télédéclare pour elle-même. Un livreur de repas déjà inscrit peut devenir un groupe, depuis la page de ses satellites ; cela s’annule pendant 30 jours.',
      ],
    },
    siret: {
      question: 'Le numéro SIRET est-il obligatoire ?',
      answer: [
        'Oui, chaque lieu qui sert des repas a le sien, et deux cantines ne peuvent pas avoir le même. Vous le trouvez dans l’Annuaire des entreprises, à partir du nom et de la commune.',
        'Si ce numéro est déjà pris, la cantine est sans doute inscrite : demandez à rejoindre son équipe. S’il est pris à tort, écrivez-nous.',
      ],
    },
    'sans-siret': {
      question: 'Ma cantine n’a pas de SIRET. Comment l’inscrire ?',
      answer: [
        'Rattachez-la par le numéro SIREN de l’unité légale dont elle dépend, une commune par exemple. À deux conditions :',
        ['la cantine n’est pas déjà inscrite ;', 'l’unité légale est bien celle qui a autorité sur la cantine.'],
      ],
    },
    controle: {
      question: 'Comment le respect des taux est-il vérifié ?',
      answer: [
        'À ce jour, la loi ne prévoit ni contrôle ni sanction des taux. Elle mise sur la transparence : vous affichez vos parts de produits dans l’établissement, et un rapport statistique public paraît chaque année.',
      ],
    },
    'refus-du-prestataire': {
      question: 'Mon prestataire refuse de me donner ses données. Que faire ?',
      answer: [
        'Rappelez-lui que vous devez transmettre chaque année le montant de vos achats, et que l’arrêté du 14 septembre 2022 en fixe la liste. Faites-le par écrit.',
        'Au prochain marché, inscrivez dans le contrat les données à remettre, leur forme et leur date. Et si rien n’avance, racontez-nous : nous vous aiderons à formuler votre demande.',
      ],
    },
    'bleu-blanc-coeur': {
      question: 'Les produits Bleu-Blanc-Cœur comptent-ils ?',
      answer: [
        'Pas à eux seuls. Un produit de cette démarche compte seulement si votre marché l’a choisi pour les coûts qu’il épargne à l’environnement, ou pour ses performances environnementales.',
      ],
    },
    'peche-durable': {
      question: 'Quels labels comptent pour la pêche durable ?',
      answer: [
        'Un seul : l’écolabel public Pêche durable. Le label MSC n’en est pas l’équivalent.',
        `Un produit MSC peut compter parmi les produits choisis pour leurs performances, si les performances environnementales et l’approvisionnement direct pèsent ensemble au moins ${percent(performanceCriteriaWeight)} de la note du marché.`,
      ],
    },
    local: {
      question: 'Les produits locaux comptent-ils ?',
      answer: [
        'Être local ne suffit pas : un marché public ne peut pas choisir un produit pour son origine.',
        'Un produit local compte s’il entre aussi dans une des catégories de la loi : bio, Label rouge, appellation d’origine ou produit fermier, par exemple.',
      ],
    },
    'circuit-court': {
      question: 'Et les circuits courts, et l’origine France ?',
      answer: [
        'Comme le local, ils ne comptent pas à eux seuls dans les 50 % de produits durables et de qualité.',
        'Suivez-les pourtant dans vos achats : le bilan annuel demande la part des viandes et des poissons d’origine France.',
      ],
    },
    valeurs: {
      question: 'Pourquoi demander des montants, et non des pourcentages ?',
      answer: [
        'Parce que les taux de la loi se calculent sur la valeur des achats hors taxes. Avec vos montants, ma cantine calcule vos parts pour vous, et de la même façon pour tous.',
      ],
    },
    destinataires: {
      question: 'Qui reçoit mes données ?',
      answer: [
        'La direction générale de l’alimentation, au ministère chargé de l’agriculture. Elle en tire le rapport statistique public de chaque année.',
      ],
    },
    logiciel: {
      question: 'J’ai déjà un logiciel d’achats. Dois-je tout saisir de nouveau ?',
      answer: [
        'Non. Exportez vos achats en fichier et importez-les ici, ou reliez votre logiciel à ma cantine : le service a une API. Passez en mode développeur depuis la page qui lui est consacrée, ou parlez-en à votre éditeur.',
      ],
    },
    'sans-outil': {
      question: 'Je n’ai pas d’outil pour suivre mes achats. Comment faire ?',
      answer: [
        'ma cantine vous en offre un, gratuit : importez vos achats depuis un tableur, et le service tient les totaux que le bilan annuel demande.',
      ],
    },
  } satisfies Record<QuestionId, Answered>,
}
export type Words = typeof fr
