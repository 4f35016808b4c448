import { fileSize } from '@ma-cantine/lib/messages/english'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  anonymous: {
    text: 'Create an account to connect your software to ma cantine: you will be able to read the documentation of the API and to register an application.',
    action: 'Create my account',
  },
  off: {
    text: 'Turn on developer mode to connect software to ma cantine: this page will give you the documentation of the API, your tokens and examples to copy.',
    consequence:
      'All other pages stay open to you. Only a few follow-up features stop, such as the e-mail reminders to accounts without a canteen.',
    action: 'Turn on developer mode',
    done: 'Developer mode is no longer on.',
  },
  on: {
    done: 'Developer mode is on.',
    text: 'What it takes to connect your software to ma cantine: a first call to copy, your access, and the tools that this site provides.',
  },
  turning: 'Saving…',
  prod: {
    title: 'Make your trials elsewhere',
    text: 'This site holds the real data of canteens. Get your program right on the demonstration environment, then come back here.',
    link: 'Open the demonstration environment',
    ask: 'Ask for its address',
  },
  demo: {
    title: 'You are in a sandbox',
    text: 'Try whatever you like: what you save here does not count, and may be deleted.',
  },
  first: {
    title: 'Your first call in five minutes',
    token: 'Create an access token',
    rights: (canteens, file) => `Tick at least “${canteens}” and “${file}”.`,
    once: 'The token is shown only once. Copy it, then type this in your terminal, with your token in place of “mc_…”.',
    createToken: 'Create a token',
    shell: 'In a terminal of Linux or macOS',
    powershell: 'In PowerShell',
    languages: 'Language of the examples',
    canteens: 'Ask for the list of your canteens',
    dryRun: 'Make a dry run of importing a file of purchases',
    withLibrary: 'Or with the library of ma cantine',
    paste: 'Paste these lines in your terminal.',
    save: file => `Save these lines in the file ${file}.`,
    launch: 'Then run this program.',
    run: file => `Command that runs ${file}`,
    code: (step, language) => `${step}, in ${language}`,
    canteensAnswer: 'The server answers with the number and the name of each of your canteens.',
    file: 'Put a file of purchases named achats.csv in the same folder: your own, or our example, whose canteens are imaginary.',
    example: 'Download the example file',
    dryRunAnswer:
      'Nothing is saved. The server says how many purchases would be created (created), or the errors to correct (errors), row by row. Without “dryRun=true”, the same call saves the file.',
    libraryText: 'Install it in the same folder: you write fewer lines, and answers have their types.',
    install: 'Command that installs the library',
  },
  applications: {
    title: 'My applications and my tokens',
    text: 'A token acts for you alone. To act on behalf of other people, with their consent, register an application (OAuth2).',
    link: 'My applications',
    tokens: 'My access tokens',
  },
  api: {
    title: 'The documentation of the API',
    text: 'Each address of the API, what it expects and what it answers, to read and to try.',
    link: 'Read and try the API',
    document: 'Description for programs (OpenAPI)',
    documentOf: version => `Description of the calls of ${version} alone (OpenAPI)`,
    formats: 'The formats of files, their versions and their errors',
  },
  example: {
    title: 'An example application',
    text: 'A small but complete application, in TypeScript, which asks for a person’s consent, then shows their canteens. First register an application, with the return address http://127.0.0.1:8123/retour; its identifier and its secret go in the last line.',
  },
  tools: {
    title: 'The command and the library',
    text: 'This site provides the tools of its own version: they check your files exactly as it does. They need Node, and are used without an account as long as nothing is sent.',
    sums: 'Digests of all files (SHA-256)',
    list: 'List for programs (JSON)',
    version: 'Version number',
    size: 'Size',
    node: 'Node',
    nodeFrom: version => `version ${version} or newer`,
    digest: 'SHA-256 digest',
    bytes: bytes => fileSize(bytes),
    download: file => `Download ${file}`,
    commands: name => `${name}: commands to copy`,
    names: {
      commandFile: 'The command, in a single file',
      command: 'The command, with npm',
      library: 'The library, with npm',
      oauthExample: 'The example application',
    },
  },
  stop: {
    title: 'Does this page mean nothing to you?',
    text: 'You probably do not need developer mode: you can turn it off, and find it again in your account.',
    action: 'Turn off developer mode',
  },
}
