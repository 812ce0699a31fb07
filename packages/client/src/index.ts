export {
  changePassword,
  changeProfile,
  confirmEmail,
  confirmTwoFactor,
  deleteAccount,
  endSession,
  endTwoFactor,
  fetchActiveSessions,
  fetchSession,
  fetchTwoFactor,
  finishSignUp,
  renewRecoveryCodes,
  requestConfirmation,
  requestPasswordReset,
  resetPassword,
  setUpTwoFactor,
  signIn,
  signOut,
  signUp,
} from "./accounts.ts";
export { fetchAdminOverview, fetchAuditActions } from "./admin.ts";
export type { Api } from "./api.ts";
export { ApiError, UNAVAILABLE } from "./api-error.ts";
export { endCalendar, fetchCalendar, makeCalendar } from "./calendar.ts";
export {
  addCharity,
  addCharityMember,
  changeCharity,
  chooseCharities,
  closeMonth,
  fetchCharities,
  fetchCharityMembers,
  fetchCloseChecklist,
  fetchMonthlyCharities,
  removeCharityMember,
  skipMonth,
} from "./charities.ts";
export {
  type ChatEvent,
  fetchChatMessages,
  fetchChatRecommendations,
  sendChatMessage,
  startChat,
} from "./chat.ts";
export { fetchDonationStats } from "./donation-stats.ts";
export { fetchFeatures } from "./features.ts";
export { feedbackCsvPath, fetchAdminFeedback, sendFeedback } from "./feedback.ts";
export { findGifts, isFailure } from "./find-gifts.ts";
export {
  fetchCardWords,
  fetchCountry,
  fetchDonations,
  fetchDonationsSummary,
  fetchDrawings,
  fetchGiftExamples,
  fetchGiftIdea,
  fetchGiftIdeas,
  fetchMarketplaces,
} from "./lookups.ts";
export { confirmNewsletter, fetchSubscribers, subscribe } from "./newsletter.ts";
export {
  confirmOffers,
  fetchOfferShops,
  fetchScheduledFeeds,
  importOffers,
  removeOfferShop,
  removeScheduledFeed,
  scheduleFeed,
} from "./offer-feeds.ts";
export { confirmArrival, fetchOwnCharities, withdrawArrival } from "./own-charities.ts";
export {
  changePartner,
  changePartnerAsAdmin,
  endPartner,
  fetchAdminPartners,
  fetchPartnerFigures,
  fetchPartners,
  partnerFiguresCsvPath,
  signUpPartner,
} from "./partners.ts";
export {
  confirmDonation,
  correctReceipt,
  failDonation,
  fetchAdminDonations,
  payDonations,
  reissueDonation,
} from "./payouts.ts";
export {
  addPerson,
  deletePerson,
  fetchPeople,
  fetchPerson,
  fetchPersonIdeas,
  replacePerson,
} from "./people.ts";
export { changePreferences, fetchPreferences } from "./preferences.ts";
export { fetchRecommendations } from "./recommendations.ts";
export { mayAnalyse, recordClick, recordInteraction } from "./records.ts";
export { fetchRevenue, importRevenue } from "./revenue.ts";
export {
  deleteSavedIdea,
  deleteSavedQuery,
  fetchContributions,
  fetchSavedIdeas,
  fetchSavedQueries,
  saveIdea,
  saveQuery,
} from "./saved.ts";
export {
  claimIdea,
  endOwnSharedList,
  endSharedList,
  fetchOwnSharedLists,
  fetchSharedList,
  releaseIdea,
  shareList,
  voteOnIdea,
} from "./shared-lists.ts";
