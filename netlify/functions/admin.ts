import type { Config } from '@netlify/functions'

import { actList } from '#src/features/account/server/audit-queries.ts'
import { clientList } from '#src/features/clients/server/client-queries.ts'
import { findExpert, listExperts } from '#src/features/experts/server/expert-queries.ts'
import { cancelImageJob } from '#src/features/assistance/server/image-job-queries.ts'
import { deleteSeries, deleteStep } from '#src/features/newsletter/server/series-queries.ts'
import { deleteLetter } from '#src/features/newsletter/server/letter-queries.ts'
import { endRemoval, readRemovals } from '#src/features/newsletter/server/marketing-queries.ts'
import {
  reopenPaymentEvent,
  resolvePaymentEvent,
} from '#src/features/orders/server/order-queries.ts'
import { deleteEntry } from '#src/server/queries/outbox.ts'
import { listPasskeys } from '#src/features/account/server/passkey-queries.ts'
import * as sessions from '#src/features/account/server/session-queries.ts'
import * as unfinishedTexts from '#src/features/publishing/server/unfinished-queries.ts'
import { listDeletedItems } from '#src/features/publishing/server/version-queries.ts'
import * as assistance from '#src/features/assistance/contracts.ts'
import * as account from '#src/features/account/contracts.ts'
import * as clients from '#src/features/clients/contracts.ts'
import * as experts from '#src/features/experts/contracts.ts'
import * as images from '#src/features/images/contracts.ts'
import * as bookings from '#src/features/consultations/contracts.ts'
import * as submissions from '#src/features/quizzes/submission-contracts.ts'
import * as subscribers from '#src/features/newsletter/subscriber-contracts.ts'
import * as letters from '#src/features/newsletter/contracts.ts'
import * as mailbox from '#src/features/mailbox/contracts.ts'
import { acceptMail, dismissMail } from '#src/features/mailbox/server/waiting-mails.ts'
import * as series from '#src/features/newsletter/series-contracts.ts'
import * as orders from '#src/features/orders/contracts.ts'
import * as outbox from '#src/features/outbox/contracts.ts'
import * as posts from '#src/features/articles/contracts.ts'
import * as publishing from '#src/features/publishing/contracts.ts'
import * as quizzes from '#src/features/quizzes/contracts.ts'
import {
  cancelNotices,
  getSettings,
  confirmStep,
  moveNotices,
  resendNotices,
  setPrice,
  updateSettings,
} from '#src/features/settings/contracts.ts'
import { getOverview, getQuizStatistics } from '#src/features/quizzes/statistics-contracts.ts'
import { importItem } from '#src/features/archive/contracts.ts'
import * as unfinished from '#src/features/publishing/unfinished-contracts.ts'
import {
  approveWithdrawal,
  listWithdrawals,
  updateWithdrawal,
} from '#src/features/orders/withdrawal-contracts.ts'
import * as versions from '#src/features/publishing/version-contracts.ts'
import { errorTexts } from '#src/core/error-texts.ts'
import { done, found } from '#src/server/errors.ts'
import { handle, operation, reply } from '#src/server/handle.ts'
import { ownDataFile, deleteOwnData } from '#src/features/clients/server/own-data.ts'
import { readList, tableFile, tableOfList } from '#src/server/lists.ts'
import { proposeSeo, writeArticle } from '#src/features/assistance/server/assistance.ts'
import { passwordFingerprint } from '#src/features/account/server/auth.ts'
import { confirm } from '#src/features/account/server/confirmation.ts'
import { describeClient } from '#src/features/clients/server/clients.ts'
import * as notes from '#src/features/orders/server/notes.ts'
import * as correspondence from '#src/features/orders/server/correspondence.ts'
import { environment } from '#src/server/environment.ts'
import * as expertCalls from '#src/features/experts/server/experts.ts'
import { reportImage, startImage } from '#src/features/assistance/server/image-jobs.ts'
import { importContent } from '#src/features/archive/server/import.ts'
import * as bookingCalls from '#src/features/consultations/server/bookings.ts'
import * as submissionCalls from '#src/features/quizzes/server/submission-list.ts'
import * as letterCalls from '#src/features/newsletter/server/letters.ts'
import * as seriesCalls from '#src/features/newsletter/server/series.ts'
import { mediaList, removeMedia } from '#src/features/images/server/media.ts'
import { approveSubscription as admitSubscriber } from '#src/features/newsletter/server/newsletter.ts'
import { changeAddress } from '#src/features/orders/server/order-address.ts'
import { orderList, pageOfOrders } from '#src/features/orders/server/orders.ts'
import {
  pageOfOutbox,
  retryAllEntries,
  retryEntry,
} from '#src/features/outbox/server/outbox-list.ts'
import * as passkeyCalls from '#src/features/account/server/passkeys.ts'
import { changePassword, describePassword } from '#src/features/account/server/password-change.ts'
import { makeRecoveryCodes } from '#src/features/account/server/recovery.ts'
import { readRecoveryCodes } from '#src/features/account/server/recovery-queries.ts'
import {
  listPosts,
  readPost,
  removePost,
  replacePost,
  storePost,
} from '#src/features/articles/server/posts.ts'
import { createPreviewLink, revokePreviewLinks } from '#src/features/publishing/server/previews.ts'
import { describePublishing, retryPublishing } from '#src/features/publishing/server/publishing.ts'
import {
  listQuizzes,
  readQuiz,
  removeQuiz,
  replaceQuiz,
  storeQuiz,
} from '#src/features/quizzes/server/quizzes.ts'
import * as notices from '#src/features/settings/server/notices.ts'
import { cancelNotices as dropNotices } from '#src/features/settings/server/notices-queries.ts'
import * as prices from '#src/features/settings/server/prices.ts'
import * as settings from '#src/features/settings/server/settings.ts'
import { confirmStep as recordStep } from '#src/features/settings/server/settings-queries.ts'
import { describeSlug } from '#src/features/publishing/server/items.ts'
import { describeOverview, describeQuiz } from '#src/features/quizzes/server/statistics.ts'
import * as subscriberCalls from '#src/features/newsletter/server/subscribers.ts'
import { describePlan } from '#src/features/clients/server/plan.ts'
import { describeNews, describeToday } from '#src/features/clients/server/today.ts'
import { attachUpload, openUpload } from '#src/features/images/server/uploads.ts'
import * as withdrawals from '#src/features/orders/server/withdrawals.ts'
import {
  readVersion,
  readVersions,
  restoreVersion,
} from '#src/features/publishing/server/versions.ts'

/** All admin calls without a function of their own. */
export default handle(
  operation(account.logout, (_, { db, session: { id } }) => done(sessions.deleteSession(db, id))),
  operation(account.getLoginLimit, (_, { db }) => sessions.readLoginLimit(db)),
  operation(account.listSessions, async (_, { db, session: { id } }) => {
    const open = await sessions.listSessions(db, passwordFingerprint())
    return open.map((listed) => ({ ...listed, current: listed.id === id }))
  }),
  operation(account.endSession, ({ params }, { db }) =>
    done(sessions.deleteSession(db, params.id), errorTexts.sessionNotFound),
  ),
  operation(account.endOtherSessions, async (_, { db, session }) => ({
    count: await sessions.deleteOtherSessions(db, session, passwordFingerprint()),
  })),
  operation(account.listPasskeys, (_, { db }) => listPasskeys(db)),
  operation(account.startPasskey, ({ body }, caller) =>
    passkeyCalls.startPasskey(caller, body.password),
  ),
  operation(account.createPasskey, ({ body }, sending) => passkeyCalls.storePasskey(sending, body)),
  operation(account.deletePasskey, ({ params }, sending) =>
    passkeyCalls.removePasskey(sending, params.id),
  ),
  operation(account.confirmSession, ({ body }, caller) => done(confirm(caller, body.confirmation))),
  operation(account.startConfirmation, (_, { db }) =>
    passkeyCalls.createLoginChallenge(db, 'confirmation'),
  ),
  operation(account.getPassword, (_, { db }) => describePassword(db)),
  operation(account.changePassword, ({ body }, caller) => changePassword(caller, body)),
  operation(account.getRecoveryCodes, (_, { db }) => readRecoveryCodes(db)),
  operation(account.createRecoveryCodes, ({ body }, caller) =>
    makeRecoveryCodes(caller, body.confirmation),
  ),
  operation(account.listActs, ({ query }, { db }) => readList(db, actList, query)),

  operation(posts.listAdminPosts, ({ query }, { db }) => listPosts(db, 'post', query)),
  operation(posts.createPost, ({ body }, saving) => storePost(saving, body)),
  operation(posts.getAdminPost, ({ params: { id } }, { db }) => readPost(db, { id, type: 'post' })),
  operation(posts.updatePost, ({ params, body }, saving) => replacePost(saving, params.id, body)),
  operation(posts.deletePost, ({ params: { id } }, saving) =>
    removePost(saving, { id, type: 'post' }),
  ),

  operation(posts.listAdminPages, ({ query }, { db }) => listPosts(db, 'page', query)),
  operation(posts.createPage, ({ body }, saving) => storePost(saving, body)),
  operation(posts.getAdminPage, ({ params: { id } }, { db }) => readPost(db, { id, type: 'page' })),
  operation(posts.updatePage, ({ params, body }, saving) => replacePost(saving, params.id, body)),
  operation(posts.deletePage, ({ params: { id } }, saving) =>
    removePost(saving, { id, type: 'page' }),
  ),

  operation(quizzes.listAdminQuizzes, (_, { db }) => listQuizzes(db)),
  operation(quizzes.createQuiz, ({ body }, saving) => storeQuiz(saving, body)),
  operation(quizzes.getFullQuiz, ({ params }, { db }) => readQuiz(db, params.id)),
  operation(quizzes.updateQuiz, ({ params, body }, saving) => replaceQuiz(saving, params.id, body)),
  operation(quizzes.deleteQuiz, ({ params }, saving) => removeQuiz(saving, params.id)),
  operation(getOverview, (_, { db }) => describeOverview(db)),
  operation(getQuizStatistics, ({ params }, { db }) => describeQuiz(db, params.id)),

  operation(experts.listAdminExperts, (_, { db }) => listExperts(db)),
  operation(experts.createExpert, ({ body }, saving) => expertCalls.storeExpert(saving, body)),
  operation(experts.getAdminExpert, ({ params }, { db }) =>
    found(findExpert(db, params.id), errorTexts.expertNotFound),
  ),
  operation(experts.updateExpert, ({ params, body }, saving) =>
    expertCalls.replaceExpert(saving, params.id, body),
  ),
  operation(experts.deleteExpert, ({ params }, saving) =>
    expertCalls.removeExpert(saving, params.id),
  ),
  operation(experts.sortExperts, ({ body }, saving) => expertCalls.sortExperts(saving, body.ids)),

  operation(getSettings, (_, { db }) => settings.readSettings(db)),
  operation(updateSettings, ({ body }, caller) => settings.saveSettings(caller, body)),
  operation(moveNotices, ({ body }, caller) => notices.moveNotices(caller, body)),
  operation(resendNotices, (_, sending) => notices.resendNotices(sending)),
  operation(cancelNotices, (_, { db }) => done(dropNotices(db))),
  operation(confirmStep, ({ body }, { db }) => done(recordStep(db, body.step))),
  operation(setPrice, ({ body }, caller) => prices.setPrice(caller, body)),

  operation(publishing.slugAvailability, ({ query }, { db }) => describeSlug(db, query)),
  operation(versions.listVersions, ({ params }, { db }) => readVersions(db, params)),
  operation(versions.getVersion, ({ params }, { db }) => readVersion(db, params.id)),
  operation(versions.restoreVersion, ({ params }, saving) => restoreVersion(saving, params.id)),
  operation(versions.listDeleted, ({ params }, { db }) => listDeletedItems(db, params.kind)),
  operation(publishing.createPreviewLink, ({ body }, { db }) => createPreviewLink(db, body)),
  operation(publishing.revokePreviewLinks, ({ params }, { db }) => revokePreviewLinks(db, params)),
  operation(importItem, ({ body }, saving) => importContent(saving, body)),

  operation(unfinished.listUnfinished, (_, { db }) => unfinishedTexts.listUnfinished(db)),
  operation(unfinished.getUnfinished, ({ params }, { db }) =>
    found(unfinishedTexts.findUnfinished(db, params.id), errorTexts.unfinishedNotFound),
  ),
  operation(unfinished.saveUnfinished, ({ params, body }, { db, session }) =>
    unfinishedTexts.putUnfinished(db, session.device, { ...params, ...body }),
  ),
  operation(unfinished.deleteUnfinished, ({ params, query }, { db }) =>
    done(unfinishedTexts.deleteUnfinished(db, { ...params, ...query })),
  ),

  operation(publishing.getPublishing, (_, { db }) => describePublishing(db)),
  operation(publishing.retryPublishing, (_, { db }) => retryPublishing(db)),

  operation(assistance.generateContent, ({ body }) => writeArticle(body)),
  operation(assistance.suggestSeo, ({ body }) => proposeSeo(body)),
  operation(assistance.generateImage, async ({ body }, context) => {
    const started = await startImage(context, body)
    return 'jobId' in started ? reply(started, { status: 202 }) : started
  }),
  operation(assistance.getImageJob, ({ params }, { db }) => reportImage(db, params.id)),
  operation(assistance.cancelImageJob, ({ params }, { db }) => done(cancelImageJob(db, params.id))),

  operation(images.createUpload, ({ body }, context) => openUpload(context, body)),
  operation(images.attachImage, ({ body }, { db }) => attachUpload(db, body.imageURL)),
  operation(images.listMedia, ({ query }, { db }) => readList(db, mediaList, query)),
  operation(images.deleteMedia, ({ params }, saving) => removeMedia(saving, params.name)),

  operation(bookings.listBookings, ({ query }, { db }) =>
    readList(db, bookingCalls.bookingList, query),
  ),
  operation(bookings.downloadBookings, ({ query }, { db }) =>
    tableFile(tableOfList(db, bookingCalls.bookingList, query)),
  ),
  operation(bookings.updateBooking, ({ params, body }, sending) =>
    bookingCalls.saveBooking(sending, params.id, body),
  ),
  operation(bookings.deleteBooking, ({ params }, sending) =>
    bookingCalls.removeBooking(sending, params.id),
  ),

  operation(clients.listClients, ({ query }, { db }) => readList(db, clientList, query)),
  operation(clients.getClient, ({ query }, { db }) => describeClient(db, query.email)),
  operation(clients.downloadClient, ({ query }, { db }) => ownDataFile(db, query.email)),
  operation(clients.eraseClient, ({ query }, sending) => done(deleteOwnData(sending, query.email))),

  operation(orders.listOrders, ({ query }, { db }) => pageOfOrders(db, query)),
  operation(orders.downloadOrders, ({ query }, { db }) =>
    tableFile(tableOfList(db, orderList, query)),
  ),
  operation(orders.getCorrespondence, ({ params, query }, { db }) =>
    correspondence.openCorrespondence(db, params.id, query.page),
  ),
  operation(orders.answerOrder, ({ params, body }, sending) =>
    correspondence.answerOrder(sending, params.id, body),
  ),
  operation(orders.recordMessage, ({ params, body }, sending) =>
    correspondence.recordMessage(sending, params.id, body),
  ),
  operation(orders.resolveMessages, ({ params, body }, { db }) =>
    correspondence.resolveMessages(db, params.id, body.letterId),
  ),
  operation(orders.reopenMessages, ({ params, body }, { db }) =>
    correspondence.reopenMessages(db, params.id, body.letterId),
  ),
  operation(orders.resetPassphrase, ({ params }, sending) =>
    correspondence.resetPassphrase(sending, params.id),
  ),
  operation(orders.changeOrderAddress, ({ params, body }, sending) =>
    changeAddress(sending, params.id, body),
  ),
  operation(orders.sendNoticesOnly, ({ params }, sending) =>
    correspondence.sendNoticesOnly(sending, params.id),
  ),
  operation(orders.createNote, ({ params, body }, { db }) => notes.createNote(db, params.id, body)),
  operation(orders.updateNote, ({ params, body }, { db }) => notes.updateNote(db, params.id, body)),
  operation(orders.deleteNote, ({ params }, sending) => notes.deleteNote(sending, params.id)),
  operation(mailbox.acceptMail, ({ params }, { db }) => acceptMail(db, params.id)),
  operation(mailbox.dismissMail, ({ params }, { db }) => dismissMail(db, params.id)),
  operation(orders.resolvePayment, ({ params }, { db }) =>
    done(resolvePaymentEvent(db, params.id), errorTexts.paymentNotFound),
  ),
  operation(orders.reopenPayment, ({ params }, { db }) =>
    done(reopenPaymentEvent(db, params.id), errorTexts.paymentNotFound),
  ),

  operation(subscribers.listSubscribers, ({ query }, { db }) =>
    readList(db, subscriberCalls.subscriberList, query),
  ),
  operation(subscribers.downloadSubscribers, ({ query }, { db }) =>
    tableFile(tableOfList(db, subscriberCalls.subscriberList, query)),
  ),
  operation(subscribers.approveSubscriber, ({ params }, sending) =>
    admitSubscriber(sending, params.id),
  ),
  operation(subscribers.endSubscription, ({ params }, sending) =>
    subscriberCalls.endSubscription(sending, params.id),
  ),
  operation(subscribers.addSubscriber, ({ body }, sending) =>
    subscriberCalls.addSubscriber(sending, body),
  ),
  operation(subscribers.checkSubscribers, ({ body }, { db }) =>
    subscriberCalls.checkSubscribers(db, body),
  ),
  operation(subscribers.importSubscribers, ({ body }, sending) =>
    subscriberCalls.importSubscribers(sending, body),
  ),
  operation(subscribers.resumeSubscribers, ({ body }, sending) =>
    subscriberCalls.resumeSubscribers(sending, body.ids),
  ),
  operation(subscribers.deleteStopped, ({ body }, sending) =>
    subscriberCalls.removeSubscribers(sending, body.ids, 'stopped'),
  ),
  operation(subscribers.deleteSubscriber, ({ params }, sending) =>
    subscriberCalls.removeSubscriber(sending, params.id),
  ),

  operation(submissions.listSubmissions, ({ query }, { db }) =>
    readList(db, submissionCalls.submissionList, query),
  ),
  operation(submissions.downloadSubmissions, ({ query }, { db }) =>
    tableFile(tableOfList(db, submissionCalls.submissionList, query)),
  ),
  // Comes before `deleteSubmission`, since the pattern of its path matches this path too.
  operation(submissions.anonymiseSubmissions, (_, sending) =>
    submissionCalls.anonymiseSubmissions(sending),
  ),
  operation(submissions.deleteSubmission, ({ params }, sending) =>
    submissionCalls.removeSubmission(sending, params.id),
  ),

  operation(letters.getMarketing, async (_, { db }) => ({
    configured: environment().omnisend !== null,
    removals: await readRemovals(db),
  })),
  operation(letters.endRemoval, ({ params }, { db }) =>
    done(endRemoval(db, params.id), errorTexts.removalNotFound),
  ),

  operation(letters.listLetters, ({ query }, { db }) => letterCalls.pageOfLetters(db, query)),
  operation(letters.createLetter, ({ body }, { db }) => letterCalls.storeLetter(db, body)),
  operation(letters.getLetter, ({ params }, { db }) => letterCalls.readLetter(db, params.id)),
  operation(letters.updateLetter, ({ params, body }, caller) =>
    letterCalls.replaceLetter(caller, params.id, body),
  ),
  operation(letters.sendLetter, ({ params, body }, sending) =>
    letterCalls.sendLetter(sending, params.id, body),
  ),
  operation(letters.unscheduleLetter, ({ params, body }, { db }) =>
    letterCalls.unscheduleLetter(db, params.id, body.updatedAt),
  ),
  operation(letters.sendTestLetter, ({ params }, sending) =>
    letterCalls.sendTestLetter(sending, params.id),
  ),
  operation(letters.deleteLetter, ({ params }, { db }) =>
    done(deleteLetter(db, params.id), errorTexts.letterNotFound),
  ),

  operation(series.listSeries, (_, { db }) => seriesCalls.readSeries(db)),
  operation(series.createSeries, ({ body }, { db }) => seriesCalls.createSeries(db, body)),
  operation(series.pauseSeries, ({ params, body }, sending) =>
    seriesCalls.pauseSeries(sending, params.id, body.paused),
  ),
  operation(series.deleteSeries, ({ params }, { db }) =>
    done(deleteSeries(db, params.id), errorTexts.seriesNotFound),
  ),
  operation(series.sortSteps, ({ params, body }, { db }) =>
    seriesCalls.sortSteps(db, params.id, body.ids),
  ),
  operation(series.createStep, ({ params, body }, sending) =>
    seriesCalls.storeStep(sending, params.id, body),
  ),
  operation(series.getStep, ({ params }, { db }) => seriesCalls.readStep(db, params.id)),
  operation(series.updateStep, ({ params, body }, sending) =>
    seriesCalls.replaceStep(sending, params.id, body),
  ),
  operation(series.deleteStep, ({ params }, { db }) =>
    done(deleteStep(db, params.id), errorTexts.stepNotFound),
  ),

  operation(outbox.listOutbox, ({ query }, { db }) => pageOfOutbox(db, query)),
  operation(outbox.retryOutbox, ({ params }, sending) => retryEntry(sending, params.id)),
  operation(outbox.retryAllOutbox, (_, sending) => retryAllEntries(sending)),
  operation(outbox.deleteOutbox, ({ params }, { db }) =>
    done(deleteEntry(db, params.id), errorTexts.outboxEntryNotFound),
  ),
  operation(clients.getToday, (_, { db }) => describeToday(db)),
  operation(clients.getPlan, ({ query }, { db }) => describePlan(db, query.month)),
  operation(outbox.getNews, (_, { db }) => describeNews(db)),
  operation(listWithdrawals, ({ query }, { db }) =>
    readList(db, withdrawals.withdrawalList, query),
  ),
  operation(updateWithdrawal, ({ params, body }, sending) =>
    withdrawals.updateWithdrawal(sending, params.id, body),
  ),
  operation(approveWithdrawal, ({ params }, sending) =>
    withdrawals.approveWithdrawal(sending, params.id),
  ),
)

export const config: Config = {
  path: ['/api/admin/*', '/api/objects/upload'],
  excludedPath: ['/api/admin/login', '/api/admin/login/*', '/api/admin/letter-preview'],
}
