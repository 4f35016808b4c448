import { counted, number, plural } from '@ma-cantine/lib/messages/french'

/** The sentences about the satellites of a central kitchen, or of a group. English has the same shape, or does not compile. */
export const fr = {
  announced: 'Satellites annoncés',
  entered: 'Satellites enregistrés',
  unknown: 'Non renseigné',
  equal: 'Tous les satellites que vous annoncez sont enregistrés.',
  different:
    'Ces deux nombres devraient être les mêmes : ajoutez les satellites qui manquent, ou corrigez le nombre annoncé.',
  correct: 'Corriger le nombre annoncé',
  none: 'Aucun satellite n’est encore enregistré : ajoutez les cantines que vous livrez.',
  list: 'Les cantines que vous livrez',
  name: 'Nom',
  siret: 'SIRET',
  covers: 'Couverts par jour',
  actions: 'Actions',
  shown: (first: number, last: number, count: number) =>
    first === 1 && last === count
      ? counted(count, 'satellite', 'satellites')
      : `Satellites ${number(first)} à ${number(last)} sur ${number(count)}`,
  noValue: 'Non renseigné',
  sort: 'Trier par',
  orders: {
    name: 'Nom, de A à Z',
    '-name': 'Nom, de Z à A',
    siret: 'SIRET, du plus petit au plus grand',
    '-siret': 'SIRET, du plus grand au plus petit',
    '-dailyMealCount': 'Couverts, les plus nombreux d’abord',
    dailyMealCount: 'Couverts, les moins nombreux d’abord',
  },
  update: 'Modifier',
  updateNamed: (name: string) => `Modifier la cantine : ${name}`,
  unlink: 'Retirer',
  unlinkNamed: (name: string) => `Retirer « ${name} » de mes satellites`,
  unlinkQuestion: (name: string) => `Retirer « ${name} » de vos satellites ?`,
  unlinkKeep: 'Garder ce satellite',
  unlinkText:
    'La cantine reste sur ma cantine, avec ses achats et ses bilans, mais elle n’est plus rattachée à votre cuisine, et retrouve le mode de production qu’elle avait avant. Ses autres gestionnaires en sont prévenus par e-mail.',
  unlinked: (name: string) => `« ${name} » ne fait plus partie de vos satellites.`,
  notKitchen: 'Cette cantine n’est pas un livreur de repas',
  notKitchenText:
    'Seuls les livreurs de repas et les groupes ont des cantines satellites. Si elle en livre, changez son mode de production.',
  noSiret: 'Votre cuisine n’a pas de numéro SIRET',
  noSiretText: 'C’est ce numéro qui la relie à ses satellites : renseignez-le d’abord.',
  edit: 'Modifier ma cuisine',
  add: 'Ajouter un satellite',
  addText:
    'Donnez le numéro SIRET de la cantine : si elle est déjà sur ma cantine, son nom s’affiche avant que rien ne change ; sinon, vous pourrez la créer.',
  many: 'Ajouter plusieurs cantines avec un fichier',
  siretHint:
    '14 chiffres, par exemple 213 401 722 01787. Vous le trouverez dans l’annuaire des entreprises ou sur une facture.',
  search: 'Continuer',
  searching: 'Recherche en cours…',
  ownSiret: 'Ce numéro est celui de votre cuisine : donnez celui de la cantine qu’elle livre.',
  noEstablishment: (siret: string) =>
    `D'après l'annuaire-des-entreprises le numéro SIRET « ${siret} » ne correspond à aucun établissement`,
  linked: (name: string) => `« ${name} » fait maintenant partie de vos satellites.`,
  asked: (name: string) =>
    `La demande est partie à l’équipe de la cantine « ${name} ». Rien ne change avant sa réponse.`,
  foundTitle: 'Est-ce bien elle ?',
  unknownTown: 'Ville non renseignée',
  foundOwn: 'Vous gérez cette cantine : elle fera tout de suite partie de vos satellites.',
  foundWithoutTeam:
    'Personne ne gère encore cette cantine : elle fera tout de suite partie de vos satellites, et votre équipe la gérera.',
  foundOfOthers:
    'D’autres personnes gèrent cette cantine. Nous leur demandons leur accord par e-mail : rien ne change avant leur réponse.',
  link: 'Oui, l’ajouter',
  askTeam: 'Oui, demander à son équipe',
  busy: 'Un instant…',
  otherCanteen: 'Non, changer de numéro',
  askedTitle: 'En attente de l’accord de leur équipe',
  askedText:
    'Ces cantines ne font pas encore partie de vos satellites. Un e-mail vous dira ce que leur équipe a répondu.',
  withdraw: 'Retirer la demande',
  withdrawNamed: (name: string) => `Retirer la demande faite à « ${name} »`,
  withdrawQuestion: (name: string) => `Retirer la demande faite à « ${name} » ?`,
  withdrawKeep: 'Garder la demande',
  withdrawText: 'Son équipe ne pourra plus l’accepter. Vous pourrez la refaire.',
  withdrawn: (name: string) => `La demande faite à « ${name} » est retirée.`,
  newTitle: 'Créer cette cantine',
  newText: (siret: string) => `Aucune cantine n’est encore enregistrée avec le numéro SIRET ${siret}.`,
  unverified: 'L’annuaire des entreprises ne répond pas : ce numéro n’a pas pu être vérifié.',
  otherSiret: 'Changer de numéro SIRET',
  postalCode: 'Code postal',
  city: 'Ville',
  sectors: 'Secteurs d’activité',
  ministry: 'Ministère de tutelle',
  daily: 'Couverts par jour',
  yearly: 'Couverts par an',
  create: 'Créer et ajouter',
  creating: 'Enregistrement en cours…',
  created: (name: string) => `« ${name} » est créée et fait partie de vos satellites.`,
  purpose:
    'Vous donnez les achats de ces cantines en une fois, dans le bilan du groupe, et vous les télédéclarez avec lui.',
  incomplete: (count: number) =>
    plural(
      count,
      'La fiche d’une cantine est incomplète : le groupe ne peut pas télédéclarer avant qu’elle soit complétée.',
      `Les fiches de ${number(count)} cantines sont incomplètes : le groupe ne peut pas télédéclarer avant qu’elles soient complétées.`,
    ),
  declaredAlone: (count: number) =>
    plural(
      count,
      'Une cantine a déjà fait sa propre télédéclaration pour l’année dernière.',
      `${number(count)} cantines ont déjà fait leur propre télédéclaration pour l’année dernière.`,
    ),
  undoConversion: 'Annuler la conversion en groupe',
  convertTitle: 'Votre cuisine n’est pas une cantine ?',
  convertText:
    'Un livreur de repas peut devenir un groupe de cantines : il garde ses achats, ses bilans et ses satellites, et n’a plus besoin de SIRET.',
  convert: 'Convertir en groupe',
  ofGroup: {
    none: 'Ce groupe n’a encore aucune cantine : ajoutez celles qu’il réunit.',
    list: 'Les cantines du groupe',
    unlinkNamed: (name: string) => `Retirer « ${name} » du groupe`,
    unlinkQuestion: (name: string) => `Retirer « ${name} » du groupe ?`,
    unlinkKeep: 'Garder cette cantine',
    unlinkText:
      'La cantine reste sur ma cantine, avec ses achats et ses bilans, mais elle ne fait plus partie du groupe et télédéclare pour elle-même. Ses autres gestionnaires en sont prévenus par e-mail.',
    unlinked: (name: string) => `« ${name} » ne fait plus partie du groupe.`,
    add: 'Ajouter une cantine au groupe',
    linked: (name: string) => `« ${name} » fait maintenant partie du groupe.`,
    foundOwn: 'Vous gérez cette cantine : elle fera tout de suite partie du groupe.',
    foundWithoutTeam:
      'Personne ne gère encore cette cantine : elle fera tout de suite partie du groupe, et votre équipe la gérera.',
  },
}
export type Words = typeof fr
