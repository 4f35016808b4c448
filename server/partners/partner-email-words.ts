import { catalogue } from '@ma-cantine/lib/messages/catalogue'

interface Proposal {
  readonly id: number
  readonly name: string
  /** The texts of the lists, empty for none. */
  readonly types: string
  readonly needs: string
  readonly place: string
  readonly offer: string
  readonly website: string
  readonly contact: string
}

/** The sentences of the message that tells our team of a proposed actor. */
export const partnerEmailWords = catalogue(
  {
    proposal: {
      subject: ({ name }: Proposal) => `Nouvel acteur à relire : ${name}`,
      text: ({ id }: Proposal) =>
        `Quelqu’un propose un acteur pour le catalogue. Personne ne le voit avant votre relecture. Proposition n° ${id} :`,
      name: ({ name }: Proposal) => `Nom : ${name}`,
      types: ({ types }: Proposal) => `Type : ${types || 'non indiqué'}`,
      needs: ({ needs }: Proposal) => `Besoins couverts : ${needs || 'non indiqués'}`,
      place: ({ place }: Proposal) => `Où : ${place || 'non indiqué'}`,
      everywhere: 'toute la France',
      offer: ({ offer }: Proposal) => `Offre : ${offer || 'non indiquée'}`,
      website: ({ website }: Proposal) => `Site : ${website || 'non indiqué'}`,
      contact: ({ contact }: Proposal) => `Contact : ${contact || 'non indiqué'}`,
      short: 'En bref :',
      long: 'Sa présentation :',
      message: 'Son message pour vous :',
      where: 'Corrigez ce qui doit l’être, puis publiez-la :',
      read: 'Relire la proposition',
    },
  },
  {
    proposal: {
      subject: ({ name }) => `New actor to review: ${name}`,
      text: ({ id }) =>
        `Somebody suggests an actor for the catalogue. Nobody sees it before you have read it. Suggestion no. ${id}:`,
      name: ({ name }) => `Name: ${name}`,
      types: ({ types }) => `Type: ${types || 'not given'}`,
      needs: ({ needs }) => `Needs: ${needs || 'not given'}`,
      place: ({ place }) => `Where: ${place || 'not given'}`,
      everywhere: 'the whole of France',
      offer: ({ offer }) => `Offer: ${offer || 'not given'}`,
      website: ({ website }) => `Website: ${website || 'not given'}`,
      contact: ({ contact }) => `Contact: ${contact || 'not given'}`,
      short: 'In short:',
      long: 'Its presentation:',
      message: 'Its message to you:',
      where: 'Correct what has to be, then publish it:',
      read: 'Review the suggestion',
    },
  },
)
