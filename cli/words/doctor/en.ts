import type { doctorFr } from './fr.ts'

export const doctorEn: typeof doctorFr = {
  versions: (command, node) => `Command ${command}, on Node ${node}`,
  settings: path => `Settings read in ${path}`,
  noSettings: 'No setting',
  tokens: path => `Tokens: ${path}, readable by you alone`,
  noTokens: 'No token stored in a file',
  openTokens: path => ({
    message: `Others may read the file of tokens, ${path}.`,
    advice: `Close it (chmod 600 ${path}), then renew the tokens: ma-cantine logout, ma-cantine login.`,
  }),
  keyring: 'The keyring of the system answers',
  noKeyring: why => `${why} Tokens go to a file that you alone can read.`,
  keyringAdvice: 'Unlock it, or run “ma-cantine login --insecure-storage”.',
  disk: folders => `Enough room and rights in ${folders.join(' and ')}`,
  closedFolder: folder => ({
    message: `Nothing can be written in ${folder}.`,
    advice: 'Give yourself the right to write there, or choose another folder: XDG_CONFIG_HOME, TMPDIR.',
  }),
  fullDisk: folder => ({
    message: `Less than 50 MB are left in ${folder}.`,
    advice: 'Make room, or choose another folder: XDG_CONFIG_HOME, TMPDIR.',
  }),
  proxy: (address, variable) => `Proxy: ${address}, as ${variable} says`,
  noProxy: 'No proxy for this server',
  authorities: (path, count) => `Authorities added by NODE_EXTRA_CA_CERTS: ${count}, in ${path}`,
  noAuthorities: 'Certificate authorities: those of Node (NODE_EXTRA_CA_CERTS would add some)',
  badAuthorities: path => ({
    message: `NODE_EXTRA_CA_CERTS names ${path}, in which no certificate can be read.`,
    advice: 'Give the path of a PEM file (“-----BEGIN CERTIFICATE-----”), or remove the variable.',
  }),
  reached: (server, milliseconds) => `${server} answers in ${milliseconds} ms`,
  unclear: { message: 'The request to the server failed.', advice: 'Try again later.' },
  clock: 'The clock of this computer agrees with that of the server',
  noClock: 'The server does not tell the time',
  drift: seconds => ({
    message: `The clock of this computer is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} that of the server.`,
    advice: 'Set the time of this computer, automatically if possible.',
  }),
  certificate: day => `Certificate trusted, valid until ${day}`,
  trusted: 'Certificate trusted',
  noCertificate: 'No certificate: the address is in http',
  certificateEnds: day => ({
    message: `The certificate of the server ends on ${day}.`,
    advice: 'Tell who runs the server: after that day, nothing will connect to it.',
  }),
  sameVersion: version => `The server offers this same version, ${version}`,
  noVersion: 'The server does not tell which version of the command it offers',
  otherVersion: (served, own, address) => ({
    message: `The server offers version ${served} of the command; this one is ${own}.`,
    advice: `To have the same: npm install --global ${address}`,
  }),
  sameSchemas: 'The schemas of the command are those of the server',
  otherSchemas: server => ({
    message: 'The schemas of the command are not those of the server.',
    advice: `To see which: ma-cantine schemas --from ${server}`,
  }),
  identity: name => `Signed in as ${name}`,
  help: {
    doctor: 'check what the command needs: server, token, versions, network, disk, keyring',
  },
}
