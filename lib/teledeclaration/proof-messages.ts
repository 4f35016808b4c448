import { catalogue } from '../messages/catalogue.ts'

/** The objections to the code of a proof. */
export const proofMessages = catalogue(
  {
    'code-length': (count: number) =>
      `Le code d’une preuve compte 16 caractères, par exemple « 7K2M-9QXA-04TB-HV6D », ou 20 pour une demande de récapitulatif. Celui-ci en a ${count}.`,
    'code-characters': (characters: string) =>
      `Le code d’une preuve est fait de chiffres et de lettres, sauf U. Relisez celui-ci, qui contient : ${characters}`,
  },
  {
    'code-length': count =>
      `The code of a proof has 16 characters, for example “7K2M-9QXA-04TB-HV6D”, or 20 for a request for a recap. This one has ${count}.`,
    'code-characters': characters =>
      `The code of a proof is made of digits and letters, except U. Read this one again, which contains: ${characters}`,
  },
)
