import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, open, save } from './steps.ts'

const egalim =
  'Loi EGalim du 30 octobre 2018, code rural et de la pêche maritime, article L. 230-5-1 : la part des produits durables et de qualité se mesure sur la valeur hors taxes des achats.'
const part = 'Règle de calcul du bilan : une partie ne dépasse pas le tout dont elle est une partie.'

export const diagnostics: Readonly<Record<CodeOf<'diagnostics'>, Explanation>> = {
  'year-required': {
    meaning: 'La ligne contient des montants sans dire de quelle année : ils seraient perdus.',
    causes: [
      'L’année est écrite dans le nom du fichier ou de la feuille, et non sur chaque ligne.',
      'Des cellules fusionnées ne gardent l’année que sur la première ligne.',
    ],
    steps: [
      open,
      'Écrivez dans « année_bilan » l’année civile des achats.',
      'Pour n’enregistrer que la cantine, effacez plutôt tous les montants de la ligne.',
      save,
    ],
    origin: 'Règle de l’import : un bilan porte sur une année civile.',
  },
  'year-out-of-range': {
    meaning: 'L’année n’est pas de celles dont on peut faire le bilan : de 2019 à l’année prochaine.',
    causes: [
      'Une faute de frappe.',
      'L’année de création de la cantine ou un autre nombre occupe la place de l’année.',
      'La colonne contient une date entière, que le tableur n’affiche qu’en partie.',
    ],
    steps: [open, 'Écrivez l’année civile des achats, en quatre chiffres, et non celle de la déclaration.', save],
    origin: 'Règle de l’import : les bilans commencent en 2019, après la loi EGalim du 30 octobre 2018.',
  },
  'total-required': {
    meaning: 'Le bilan n’a pas de total : on ne pourrait calculer aucune part.',
    causes: [
      'Le total devait venir d’une formule qui n’a pas été copiée.',
      'Aucun achat cette année-là, et la cellule est restée vide.',
    ],
    steps: [
      open,
      'Écrivez dans « valeur_totale » le total hors taxes de tous les achats alimentaires, ou 0. La formule « =SOMME(…) » le calcule.',
      save,
    ],
    origin: egalim,
  },
  'repeated-diagnostic': {
    meaning:
      'Deux lignes donnent le bilan de la même cantine pour la même année : une cantine n’en a qu’un par an, et rien ne dit lequel garder.',
    causes: [
      'Une ligne a été recopiée pour l’année suivante, et son année n’a pas été changée.',
      'Le fichier réunit deux fichiers qui parlent de la même cantine.',
      'Le SIRET d’une cantine a été recopié sur la ligne d’une autre.',
    ],
    steps: [
      open,
      'Comparez la ligne avec celle que le message nomme.',
      'Corrigez l’année ou la cantine ; si les deux lignes parlent du même bilan, n’en gardez qu’une.',
      save,
    ],
    origin: 'Règle de l’import : une cantine a un seul bilan par année civile.',
  },
  'zero-total': {
    meaning:
      'Le total des achats est égal à 0 : on ne pourrait calculer aucune part, et un bilan de 2026 ne l’accepte pas.',
    causes: [
      'Le total devait venir d’une formule, qui n’a rien trouvé à additionner.',
      'La cantine n’a rien acheté cette année-là.',
      'Un 0 remplit les cases que l’on ne connaît pas encore.',
    ],
    steps: [
      open,
      'Écrivez dans « valeur_totale » le total hors taxes de tous les achats alimentaires de l’année.',
      'Si la cantine n’a rien acheté, retirez la ligne : il n’y a pas de bilan à faire.',
      save,
    ],
    origin: egalim,
  },
  'parts-above-total': {
    meaning:
      'Les montants bio, SIQO, environnementaux et autres EGalim font, ensemble, plus que le total des achats alimentaires.',
    causes: [
      'Un produit qui a deux labels (bio et Label Rouge par exemple) a été compté dans deux colonnes.',
      'Le total est celui d’une autre année, d’un seul fournisseur, ou ne compte pas tous les achats.',
      'Des montants sont toutes taxes comprises et d’autres hors taxes.',
    ],
    steps: [
      open,
      'Comptez chaque achat dans une seule des quatre colonnes ; un produit bio se compte en bio.',
      'Vérifiez que le total compte tous les achats alimentaires de l’année, hors taxes.',
      save,
    ],
    origin: egalim,
  },
  'meat-above-total': {
    meaning:
      'Les viandes et volailles font plus que tous les achats alimentaires de l’année, dont elles sont une partie.',
    causes: [
      'Un chiffre de trop a été tapé, ou une virgule oubliée.',
      'Le total ne compte pas les viandes et volailles.',
      'Les deux montants ne sont pas de la même année, ou l’un est toutes taxes comprises.',
    ],
    steps: [
      open,
      'Vérifiez les deux montants, hors taxes et pour la même année : « valeur_totale » compte toutes les familles de produits.',
      save,
    ],
    origin: part,
  },
  'fish-above-total': {
    meaning: 'Les produits aquatiques font plus que tous les achats alimentaires de l’année, dont ils sont une partie.',
    causes: [
      'Un chiffre de trop a été tapé, ou une virgule oubliée.',
      'Le total ne compte pas les produits aquatiques.',
      'Les deux montants ne sont pas de la même année, ou l’un est toutes taxes comprises.',
    ],
    steps: [
      open,
      'Vérifiez les deux montants, hors taxes et pour la même année : « valeur_totale » compte toutes les familles de produits.',
      save,
    ],
    origin: part,
  },
  'meat-egalim-above-total': {
    meaning: 'Les viandes et volailles EGalim font plus que toutes les viandes et volailles.',
    causes: [
      'Les deux colonnes ont été interverties.',
      'Le total ne compte que les viandes qui ne sont pas EGalim.',
      'La charcuterie a été comptée d’un côté et pas de l’autre.',
    ],
    steps: [
      open,
      'Écrivez dans « valeur_viandes » (ou « valeur_viandes_volailles ») toutes les viandes et volailles, EGalim comprises.',
      save,
      checkAgain,
    ],
    origin: part,
  },
  'meat-france-above-total': {
    meaning: 'Les viandes et volailles d’origine France font plus que toutes les viandes et volailles.',
    causes: [
      'Les deux colonnes ont été interverties.',
      'Le total ne compte que les viandes d’autres origines.',
      'Dans un bilan détaillé, le total des viandes et volailles n’a pas suivi le détail par origine.',
    ],
    steps: [
      open,
      'Écrivez dans « valeur_viandes » (ou « valeur_viandes_volailles ») toutes les viandes et volailles, quelle que soit leur origine.',
      save,
    ],
    origin: part,
  },
  'fish-egalim-above-total': {
    meaning: 'Les produits aquatiques EGalim font plus que tous les produits aquatiques.',
    causes: ['Les deux colonnes ont été interverties.', 'Le total ne compte que les poissons qui ne sont pas EGalim.'],
    steps: [
      open,
      'Écrivez dans « valeur_poissons » (ou « valeur_produits_de_la_mer ») tous les produits aquatiques, EGalim compris.',
      save,
      checkAgain,
    ],
    origin: part,
  },
  'fish-france-above-total': {
    meaning: 'Les produits aquatiques d’origine France font plus que tous les produits aquatiques.',
    causes: ['Les deux colonnes ont été interverties.', 'Le total ne compte que les produits d’autres origines.'],
    steps: [
      open,
      'Écrivez dans « valeur_produits_de_la_mer » tous les produits aquatiques, quelle que soit leur origine.',
      save,
    ],
    origin: part,
  },
  'fair-trade-above-organic': {
    meaning:
      'La part des achats bio qui est aussi issue du commerce équitable fait plus que les achats bio. Dans un bilan détaillé, l’erreur se montre à chaque famille de produits où c’est le cas.',
    causes: [
      'Les achats à la fois bio et équitables n’ont pas été comptés en bio.',
      'La part équitable compte aussi des produits qui ne sont pas bio : ils vont avec les autres achats EGalim.',
      'Le montant a été écrit dans la colonne d’une autre famille.',
    ],
    steps: [
      open,
      'Comptez en bio tous les achats bio, équitables compris.',
      'N’écrivez dans la colonne « dont_commerce_equitable » que ceux qui ont aussi un label de commerce équitable.',
      save,
    ],
    origin: part,
  },
  'fair-trade-above-others': {
    meaning: 'La part issue du commerce équitable fait plus que les autres achats EGalim, où elle est comptée.',
    causes: [
      'Les achats équitables n’ont pas été comptés dans les autres achats EGalim.',
      'La part équitable compte aussi des produits bio, qui ont leur propre colonne.',
    ],
    steps: [
      open,
      'Écrivez dans « valeur_egalim_autres » tous les autres achats EGalim, équitables compris.',
      'Laissez les produits à la fois bio et équitables dans les colonnes du bio.',
      save,
    ],
    origin: part,
  },
  'origin-above-total': {
    meaning:
      'Les achats d’origine France des huit familles de produits font, ensemble, plus que le total des achats alimentaires.',
    causes: [
      'Un chiffre de trop a été tapé dans l’une des familles.',
      'Un même achat a été compté dans deux familles : la charcuterie et les viandes, par exemple.',
      'Le total ne compte pas tous les achats, ou il est d’une autre année.',
    ],
    steps: [
      open,
      'Vérifiez le montant français de chaque famille ; un achat ne se compte que dans une famille.',
      'Vérifiez que « valeur_totale » compte tous les achats alimentaires de l’année, hors taxes.',
      save,
    ],
    origin: part,
  },
  'label-above-total': {
    meaning:
      'Dans un bilan détaillé, les huit familles de produits d’une même colonne (non EGalim, France, circuit court ou local) font, ensemble, plus que le total des achats alimentaires. Le message dit laquelle, et leur somme.',
    causes: [
      'Un chiffre de trop a été tapé dans l’une des familles.',
      'Un même achat a été compté dans deux familles : la charcuterie et les viandes, par exemple.',
      'Le total ne compte pas tous les achats, ou il est d’une autre année.',
    ],
    steps: [
      open,
      'Vérifiez les huit montants que nomme le message ; un achat ne se compte que dans une famille.',
      'Vérifiez que « valeur_totale » compte tous les achats alimentaires de l’année, hors taxes.',
      save,
    ],
    origin: part,
  },
  'families-above-egalim': {
    meaning:
      'Les viandes et les poissons EGalim font, ensemble, plus que tous les montants EGalim, dont ils sont pourtant une partie.',
    causes: [
      'Les montants bio, SIQO, environnementaux et autres EGalim sont restés vides.',
      'Les viandes et les poissons n’ont été comptés que dans leurs propres colonnes.',
    ],
    steps: [
      open,
      'Comptez chaque achat EGalim de viande ou de poisson dans l’une des quatre colonnes bio, SIQO, environnementaux ou autres EGalim, en plus de la colonne de sa famille.',
      save,
    ],
    origin: part,
  },
  'unusual-meal-cost': {
    meaning:
      'Divisé par le nombre de repas de l’année, le total des achats donne moins de 10 centimes ou plus de 10 euros par repas. Le fichier est accepté.',
    causes: [
      'Le total est en milliers d’euros, ou ne compte qu’une partie de l’année.',
      'Le nombre de repas est celui d’une journée, ou celui de plusieurs cantines.',
      'Une colonne a été décalée.',
    ],
    steps: [
      open,
      'Comparez « valeur_totale » et « nombre_repas_an » avec votre comptabilité.',
      'Corrigez le nombre qui est faux ; si les deux sont justes, il n’y a rien à faire.',
      save,
    ],
    origin: 'Règle de prudence : les denrées d’un repas coûtent le plus souvent quelques euros.',
  },
  'meat-and-fish-above-total': {
    meaning:
      'Les viandes, volailles et produits aquatiques font, ensemble, plus que le total des achats, dont ils sont une partie : leur part dépasserait 100 %. Le fichier est accepté.',
    causes: [
      'Le total ne compte pas tous les achats, ou il est d’une autre année.',
      'Des montants sont toutes taxes comprises et d’autres hors taxes.',
      'Un produit a été compté à la fois en viande et en poisson.',
    ],
    steps: [open, 'Vérifiez les trois montants, hors taxes et pour la même année.', save],
    origin: part,
  },
  'origin-above-family': {
    meaning:
      'Les achats français, locaux ou en circuit court d’une famille de produits font plus que tous les achats de cette famille : leur part dépasserait 100 %. Le fichier est accepté.',
    causes: [
      'L’origine a été remplie, mais les achats sans label de la famille manquent dans la colonne « non_egalim ».',
      'Le montant a été écrit dans la colonne d’une autre famille.',
    ],
    steps: [
      open,
      'Écrivez chaque achat de la famille dans la colonne de son label, ou dans « non_egalim » s’il n’en a pas.',
      'Reprenez-le ensuite dans la colonne de son origine, s’il est français, local ou en circuit court.',
      save,
    ],
    origin: part,
  },
  'total-differs-from-detail': {
    meaning:
      'Le total écrit n’est pas la somme des montants détaillés, à un euro près. Les origines ne s’y ajoutent pas : elles disent autrement les mêmes achats. Le fichier est accepté.',
    causes: [
      'Les achats sans label manquent dans les colonnes « non_egalim ».',
      'Un achat a été compté sous deux labels.',
      'Le total a été corrigé sans que le détail le soit, ou l’inverse.',
    ],
    steps: [
      open,
      'Complétez les colonnes de chaque famille, « non_egalim » comprises.',
      'Vérifiez que chaque achat n’est compté que sous un label.',
      save,
    ],
    origin: 'Règle de calcul du bilan : le total des achats alimentaires est la somme de ses familles de produits.',
  },
}
