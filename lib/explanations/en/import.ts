import type { ExplanationInWords } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { checkAgain, textColumn } from './steps.ts'

const ownRule = 'The import’s own rule, which only the server can check.'

export const imports: Readonly<Record<CodeOf<'import'>, ExplanationInWords>> = {
  'unknown-canteen': {
    meaning: 'The SIRET of the row is that of no canteen on the platform: the purchase can be tied to nothing.',
    wrong: 'Purchases have the SIRET 21340172201787, and no canteen was created with this number.',
    right: 'Canteen 21340172201787 was imported first; its purchases come next.',
    causes: [
      'The canteen was not created yet.',
      'The SIRET is that of the head office, the town hall or the supplier, and not that of the canteen.',
      'The spreadsheet changed the number, or the fill handle added 1 to it on each row.',
    ],
    steps: [
      'Compare the number with that of the canteen in your account.',
      textColumn,
      'If the canteen is missing, import the canteens file first.',
      checkAgain,
    ],
    origin: ownRule,
  },
  'canteen-exists': {
    meaning:
      'The file does nothing but create canteens, and one of its rows has the SIRET of a canteen that is stored already.',
    wrong: 'Marc creates a canteen with a file; Claire had stored it already, with the same SIRET.',
    right: 'Marc removes the row, and asks Claire to add him to the managers of the canteen.',
    causes: [
      'The canteen was created already, by another member of the team or by an earlier import.',
      'The SIRET is that of another establishment, such as the head office or the town hall.',
    ],
    steps: [
      'Look for the canteen by its SIRET in your space.',
      'If you manage it, change it with the file of canteens to change, or on its page.',
      'Otherwise, ask its team to add you to its managers.',
      'Remove the row from the file, then start the import again.',
    ],
    origin: ownRule,
  },
  'siret-taken': {
    meaning: 'The row would give one canteen the SIRET of another, and two canteens never have the same.',
    wrong: 'The row of canteen 949 has the SIRET of canteen 950.',
    right: 'The row of canteen 949 has its own SIRET.',
    causes: [
      'The ids or the SIRETs slipped by one row.',
      'Two canteens are to swap their SIRETs, which a file cannot do.',
    ],
    steps: [
      'Compare the id and the SIRET of the row with those of the canteen in your space.',
      'Correct whichever is wrong.',
      'Start the import again.',
    ],
    origin: ownRule,
  },
  'unknown-group': {
    meaning: 'The cell “groupe_id” is the id of no group that you manage.',
    wrong: 'The row has 949, which is the id of a school.',
    right: 'The row has 1293, the id of the group of the canteens of the canton.',
    causes: ['The id is that of a canteen, not of a group.', 'The group is that of another team, or was deleted.'],
    steps: [
      'Open the group in your space: its id stands in the address of its page.',
      'Correct the cell, or empty it if the canteen belongs to no group.',
      'Import the file again.',
    ],
    origin: ownRule,
  },
  'group-declared': {
    meaning:
      'The row would bring the canteen into a group, or take it out, while this group is declared: its declaration says which canteens it covers.',
    wrong: 'Group 1293 is declared, and the row of one of its schools has no group any more.',
    right: 'The row of the school has 1293 until the end of the campaign.',
    causes: ['The declaration campaign, or its correction period, is open.'],
    steps: [
      'Put the present group of the canteen back into the cell.',
      'Otherwise cancel the declaration of the group, import the file, then declare again.',
    ],
    origin: ownRule,
  },
  'central-kitchen': {
    meaning:
      'The canteen delivers meals to others. This file knows only restaurants that cook on site and satellite restaurants: its satellites would lose who delivers to them.',
    wrong: 'The file holds the row of a central kitchen, which delivers to two schools.',
    right: 'The file holds the rows of the two schools alone.',
    causes: ['The file joins all the canteens of the team, central kitchens included.'],
    steps: ['Remove the row from the file.', 'Change this canteen on its page.', 'Start the import again.'],
    origin: ownRule,
  },
  'not-manager': {
    meaning: 'The canteen exists, but you are not one of its managers.',
    wrong: 'Claire imports the purchases of a canteen that only Marc manages.',
    right: 'Marc added Claire to the managers; she imports the purchases.',
    causes: ['The canteen is looked after by another team.', 'You are signed in with another account than usual.'],
    steps: [
      'Check which account you are signed in with.',
      'Ask the team of the canteen to add you to its managers.',
      'Import again.',
    ],
    origin: ownRule,
  },
  'outside-token': {
    meaning:
      'The file is sent with an access token limited to some canteens, and the one of the row is not among them.',
    wrong: 'A program whose token is limited to the canteen of the Tilleuls sends the purchases of the Parc as well.',
    right: 'The program sends the purchases of the canteen of the Tilleuls alone.',
    causes: [
      'The token was created for other canteens.',
      'The file holds rows of several canteens, and the token is open to some of them only.',
      'The canteen does not exist yet: a limited token cannot create one.',
    ],
    steps: [
      'Look in your account which canteens the token is limited to.',
      'Remove the rows of the other canteens from the file, or create a token that covers them.',
      'Import again.',
    ],
    origin: ownRule,
  },
  'not-requested-canteen': {
    meaning:
      'The file answers a request for a recap, and the establishment of the row is not one of those that it is made for.',
    wrong: 'The request is about the canteen of the Tilleuls; the file also holds the deliveries to that of the Parc.',
    right: 'The file holds the deliveries to the canteen of the Tilleuls alone.',
    causes: [
      'The file joins the deliveries to all clients.',
      'The SIRET is that of the seat of the authority, and not that of the establishment that gets the deliveries.',
    ],
    steps: [
      'Compare the SIRET of the row with those that the request shows.',
      'Correct it if it is wrong; otherwise, remove the row from the file.',
      'Drop the file again.',
    ],
    origin: ownRule,
  },
  'before-requested-period': {
    meaning: 'The file answers a request for a recap, and the period of the row begins before that of the request.',
    wrong: 'The request is about the year 2025; the row begins on 1 December 2024.',
    right: 'The row begins on 1 January 2025, and its amount counts only what was delivered since then.',
    causes: ['The file follows an accounting year, not the calendar year.', 'The day or the year was entered wrongly.'],
    steps: [
      'Check the first day of the row.',
      'Count in its amount only what was delivered during the requested period.',
      'Drop the file again.',
    ],
    origin: ownRule,
  },
  'after-requested-period': {
    meaning: 'The file answers a request for a recap, and the period of the row ends after that of the request.',
    wrong: 'The request is about the first half of 2025; the row ends on 31 December 2025.',
    right: 'The row ends on 30 June 2025, and its amount counts only what was delivered until then.',
    causes: ['The file covers a year where the request covers part of it.', 'The day or the year was entered wrongly.'],
    steps: [
      'Check the last day of the row.',
      'Count in its amount only what was delivered during the requested period.',
      'Drop the file again.',
    ],
    origin: ownRule,
  },
  'staff-columns': {
    meaning: 'The file holds columns reserved for staff, whose names start with “admin_”.',
    wrong: 'A manager imports a file of 15 columns, with “admin_source_donnees” among them.',
    right: 'She imports the same file without its last three columns.',
    causes: ['The file was made from the template for staff rather than from the one for managers.'],
    steps: [
      {
        excel: 'Select the “admin_” columns, right-click, then choose “Supprimer” (Delete).',
        libreOffice: 'Select the “admin_” columns, right-click, then choose “Supprimer les colonnes” (Delete Columns).',
      },
      'Save, then import again.',
    ],
    origin: ownRule,
  },
  'staff-file': {
    meaning: 'The file adds managers to canteens without telling anybody: only the staff of the service may send it.',
    wrong: 'A manager imports a file with the columns “siret”, “gestionnaires_additionnels” and “source_donnees”.',
    right: 'She gives the address of her colleague on the page of the canteen; he is told of it.',
    causes: ['The template for staff was taken for one of managers.'],
    steps: [
      'Open the page of the canteen in your space.',
      'Add the person to its managers, by their e-mail address: they are told, or invited if they have no account.',
      'For many canteens at once, fill the column “gestionnaires_additionnels” of a file of canteens to create or to change.',
    ],
    origin: ownRule,
  },
  'duplicate-file': {
    meaning:
      'This file, to the character, was already used to import purchases: importing it again would count them twice.',
    wrong: 'The same purchases file is imported on Monday, then on Tuesday.',
    right: 'The file imported on Tuesday holds the new purchases only.',
    causes: [
      'The import had succeeded already, and its answer was not seen.',
      'The file of the month before was chosen by mistake.',
    ],
    steps: [
      'Look at the stored purchases that the message lists.',
      'If it is the wrong file, choose the right one; otherwise there is nothing to do.',
    ],
    origin: ownRule,
  },
  'disagrees-with-stored': {
    meaning:
      'An empty cell of a detailed diagnostic leaves the amount already stored. Completed so, the diagnostic of the row has a part larger than its whole.',
    wrong:
      'The stored diagnostic of 2024 has €12,000 of organic bread; the file lowers the total to €10,000 and leaves the bread empty.',
    right: 'The file lowers the total to €10,000 and the organic bread to €2,000.',
    causes: [
      'The file corrects some amounts of a stored diagnostic, and not those that depend on them.',
      'A cell was emptied to erase an amount: write 0 in it.',
    ],
    steps: [
      'Compare the row with the diagnostic stored in your account.',
      'Write all the amounts that change, and 0 in place of those that are no more.',
      checkAgain,
    ],
    origin: ownRule,
  },
  'declared-diagnostic': {
    meaning:
      'The row holds a diagnostic that was declared. What is declared does not change any more, unless the declaration is cancelled.',
    wrong:
      'The diagnostic of 2024 of the canteen was declared in March; in April, a file gives other amounts for 2024.',
    right: 'The file only holds the diagnostics of other years, or of canteens that have not declared yet.',
    causes: [
      'The file holds all diagnostics, those that are declared already included.',
      'Another person of the team declared in the meantime.',
    ],
    steps: [
      'Remove from the file the rows of declared diagnostics.',
      'To correct a declared diagnostic, cancel its declaration while the campaign is open.',
      checkAgain,
    ],
    origin: ownRule,
  },
  'campaign-closed': {
    meaning: 'The row asks for its diagnostic to be declared, and no declaration campaign is open today.',
    wrong: 'In September, a file has “teledeclare” in the column “admin_statut_teledeclaration”.',
    right: 'The column is empty, or has “brouillon”: the diagnostic is stored without being declared.',
    causes: ['The file was made for a campaign that is over.', 'The campaign has not started yet.'],
    steps: [
      'Replace “teledeclare” by “brouillon”, or empty the column.',
      'Import again; the diagnostic can be declared during the campaign.',
    ],
    origin:
      'The import’s own rule: a diagnostic is declared during the campaign that follows the year of its purchases.',
  },
  'declaration-refused': {
    meaning:
      'The row asks for its diagnostic to be declared, the campaign is open, and something is missing or stands against it: nothing was stored.',
    wrong: 'During the campaign about 2024, a file asks for a diagnostic of 2023 to be declared.',
    right: 'The row is about the year of the campaign, with a total of purchases above zero.',
    causes: [
      'The diagnostic is not that of the year of the campaign.',
      'The total of purchases is empty or zero.',
      'The canteen delivers meals, and its diagnostic does not say what it declares for the canteens that it delivers to.',
      'The deliverer of the canteen already declares all measures for it.',
      'Only corrections are still possible, and this diagnostic had not been declared.',
    ],
    steps: [
      'Read in the message what stands against it, and correct the row or the diagnostic.',
      'If the diagnostic cannot be declared, replace “teledeclare” by “brouillon”.',
      'Import again.',
    ],
    origin: 'The import’s own rule: the conditions are those of a declaration on the site.',
  },
  'data-moved': {
    meaning: 'A canteen of the file changed during the import: nothing was stored, so that nothing is overwritten.',
    wrong: 'Marc changes a canteen while Claire imports a file that contains it.',
    right: 'Claire starts again once the change that Marc made is stored.',
    causes: ['Another person, or another import, changed the same canteen at the same moment.'],
    steps: ['Import again.', 'If it happens again, agree on a moment with your team.'],
    origin: ownRule,
  },
  'similar-purchases': {
    meaning:
      'Rows of the file say, word for word, what stored purchases say: same canteen, date, product, supplier and price. The import was asked for with “similar=refuse”, which then refuses the whole file.',
    wrong: 'The file of March holds the delivery of the 15th, which Claire had typed in by hand.',
    right: 'The row of the 15th was removed from the file; the others are stored.',
    causes: [
      'The same purchases were typed in by hand, or imported from another file.',
      'Two exports of the ordering software overlap.',
      'Two deliveries really are the same, and one was stored long ago.',
    ],
    steps: [
      'Look at the purchases that the answer lists, each with the row of the file.',
      'If they are the same, remove these rows, or start again with “similar=skip”, which leaves them out.',
      'If they are other deliveries, start again with “similar=allow”.',
    ],
    origin: ownRule,
  },
  'plan-of-another-file': {
    meaning: 'A dry run is confirmed by sending the same file again, to the character: the one that came is another.',
    wrong: 'Claire does a dry run of a file, mends a row, then confirms the dry run with the mended file.',
    right: 'She does a dry run of the mended file, then confirms that one.',
    causes: [
      'The file was changed, or only saved again by the spreadsheet, since the dry run.',
      'Another file was chosen by mistake.',
    ],
    steps: ['Do a dry run of the file you want to store.', 'Confirm it without touching the file.'],
    origin: ownRule,
  },
  'plan-expired': {
    meaning: 'A dry run is confirmed within the hour: later, what it says is likely to be out of date.',
    wrong: 'Claire does the dry run in the morning and confirms it in the afternoon.',
    right: 'She does it again in the afternoon, then confirms it at once.',
    causes: ['The confirmation came more than an hour after the dry run.'],
    steps: ['Do the dry run again.', 'Confirm it within the hour.'],
    origin: ownRule,
  },
  'plan-applied': {
    meaning: 'Each dry run is confirmed once: this one already led to an import.',
    wrong: 'The confirmation succeeded, but its answer was lost; the program sends it again.',
    right: 'The program sends its confirmation with an “Idempotency-Key”, and gets the first answer.',
    causes: ['The answer to the first confirmation was not seen.', 'Two people confirmed the same dry run.'],
    steps: ['Look, in the list of imports, at the one whose number the message gives.'],
    origin: ownRule,
  },
  'plan-outdated': {
    meaning:
      'Since the dry run, somebody changed data that the import would touch: it would no longer do what was said, and nothing was stored.',
    wrong: 'Claire does a dry run that renames a canteen; Marc renames it before her.',
    right: 'Claire does the dry run again, sees the new name, and confirms.',
    causes: ['Another person, or another import, changed a canteen or its purchases meanwhile.'],
    steps: ['Do the dry run again and read what would be done.', 'Confirm it.'],
    origin: ownRule,
  },
  'unconfirmed-sender': {
    meaning:
      'The file adds managers who would be sent a message. To write to other people, one’s own e-mail address must be confirmed first: nothing was stored.',
    wrong: 'Claire has just made her account, and imports a canteen whose row holds the address of Marc.',
    right: 'Claire follows the link received by e-mail, then imports the file: Marc gets his message.',
    causes: [
      'The link that was sent when the account was made was not followed.',
      'This link expired after three days.',
    ],
    steps: [
      'Follow the link of the message, or ask for another one in “My account”.',
      'Start the import again. So as not to wait, empty the column “gestionnaires_additionnels”.',
    ],
    origin: ownRule,
  },
  'too-many-emails': {
    meaning:
      'Everyone who is added to a team is sent a message. So that nobody uses the service to write to strangers, their number is limited by day, for each person and for all together: nothing was stored.',
    wrong: 'Claire imports 1,000 canteens, each with another manager.',
    right: 'Claire imports the 1,000 canteens with a few managers, and adds the others on the following days.',
    causes: [
      'The file adds a great number of people at once.',
      'Other messages left during the day after your imports.',
      'The service has already sent many messages today, for everyone: it is not your doing.',
    ],
    steps: [
      'Leave fewer addresses in the column “gestionnaires_additionnels”, and start the import again.',
      'Add the other people another day, with a second file.',
      'If you sent few messages today, try again tomorrow.',
      'If you need it often, write to us.',
    ],
    origin: ownRule,
  },
  'file-too-large': {
    meaning: 'The file is larger than the server accepts.',
    wrong: 'All the canteens and ten years of purchases are in a single file.',
    right: 'Each year has its file, with its header row.',
    causes: [
      'The file covers several years or several canteens.',
      'Thousands of empty rows stand at the end of the table.',
    ],
    steps: [
      'Delete the empty rows at the end.',
      'Split the file into several, by year or by canteen, each with its header row.',
      'Import them one after the other.',
    ],
    origin: 'The import’s own rule: the message gives the size that the server accepts.',
  },
  'missing-file': {
    meaning: 'The request came without a file. This is about programs that call the API.',
    wrong: 'curl -d @achats.csv …/api/v1/importPurchases/',
    right: 'curl -F "file=@achats.csv;type=text/csv" …/api/v1/importPurchases/',
    causes: [
      'The part of the request that holds the file is not called “file”.',
      'The file is sent as the body of the request, without multipart/form-data.',
    ],
    steps: [
      'Send the file in the part “file” of a multipart/form-data request.',
      'Or let the command “ma-cantine import achats.csv” do it.',
    ],
    origin: 'Contract of the API: RFC 7578, multipart/form-data.',
  },
  'other-kind': {
    meaning:
      'The file is one of the platform, but of another import than the chosen one: nothing else of it was checked.',
    wrong: 'A file of simple diagnostics, sent to the import of detailed diagnostics.',
    right: 'The same file, sent to the import of simple diagnostics.',
    causes: [
      'The chosen page is not that of the file.',
      'A program sends all its files to the same address.',
      'The file was chosen by mistake.',
    ],
    steps: [
      'Open the import that the error names, or send the file to the address that it tells.',
      'In the terminal, let the command recognise the file: leave out the option “--schema”.',
      'If you meant another file, choose it.',
    ],
    origin: 'Rule of the import: each address takes the files of one kind, recognised by their first row.',
  },
  'file-format': {
    meaning: 'The file is announced, by its name or by the request, as something else than an accepted table.',
    wrong: 'Sending “achats.pdf”, announced as application/pdf.',
    right: 'Sending “achats.csv”, announced as text/csv.',
    causes: [
      'The chosen file is the printed document, and not the table.',
      'A program announces another type than text/csv.',
    ],
    steps: [
      {
        excel:
          'Choose “Fichier > Enregistrer sous” (File > Save As), then the type “CSV UTF-8 (délimité par des virgules)” (comma delimited).',
        libreOffice:
          'Choose “Fichier > Enregistrer sous” (File > Save As), then the type “Texte CSV (.csv)” (Text CSV).',
      },
      'Send that file; in a program, announce it as text/csv.',
    ],
    origin: 'Contract of the API; text/csv is the type registered by RFC 4180.',
  },
  'unreadable-upload': {
    meaning: 'The file did not arrive whole: nothing was stored.',
    wrong: 'The connection is cut halfway through the sending.',
    right: 'The sending starts again and gets to its end.',
    causes: [
      'The connection was cut, or the computer was put to sleep.',
      'The file was on a network drive or on a memory stick that was taken out.',
    ],
    steps: ['Copy the file to your computer.', 'Import again: nothing will be counted twice.'],
    origin: ownRule,
  },
}
