import { endpoint } from '../http/endpoint.ts'

/** A JSON file: each part says what it holds, then its rows. Only a session gets it: it tells all of a person. */
export const downloadPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/personalData/',
  summary: 'Télécharge tout ce qui est conservé de son titulaire',
  access: 'user',
  download: ['application/json'],
})
