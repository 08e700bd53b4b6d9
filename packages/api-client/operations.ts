// Written by `node scripts/api-client.ts` from the API's contracts. Do not edit.

/** A page of a list. `next` is the cursor of the following page; null on the last one. */
export interface Page<Item> {
  items: Item[];
  total: number;
  next: string | null;
}

export type AcceptVisitBody = { slot: number; showsStreet?: boolean; street?: string };

export type AnswerRequestAskedBody = { text: string; forAll: boolean };

export type AskChangeQuoteBody = { text: string };

export type AskOthersVisitBody = { text?: string };

export type CancelVisitBody = { text?: string };

export type Category = { id: number; name: string; names: CompanyPlaceName; description: string };

export type CloseRequestBody = { reason: "found-here" | "found-elsewhere" | "postponed" | "too-expensive" | "other"; text?: string };

export type Commune = { name: string; names: CompanyPlaceName; canton: string; cantonNames: CompanyPlaceName };

export type CompaniesReview = { id: number; rating: number; comment: string | null; pictures: { id: number; width: number; height: number }[]; createdAt: string; isAnonymous: boolean; user: CompanyProjectReviewUser; reply: { text: string; createdAt: string } | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; replyTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; projectId: number | null; userId: number | null; companyId: number; status: "approved" | "pending" | "rejected"; isReported: boolean; edit: { rating: number; comment: string | null } | null; withheld: { reason: "personal-data" | "insult" | "not-genuine" | "off-topic" | "illegal" | "other"; at: string; statement: string | null; appeal: "waiting" | "refused" | null } | null; abilities: CompaniesReviewAbility; project: { name: string } | null };

export type CompaniesReviewAbility = { mayEdit: boolean; mayAddPictures: boolean; mayFlag: boolean; mayReply: boolean; mayChangeReply: boolean; mayAppeal: boolean };

export type Company = { id: number; userId: number; name: string; line: string; description: string; textLanguage: "en" | "fr" | "de" | "lb" | "pt" | null; texts: Record<string, { line: string; description: string }>; logoUrl: string | null; address: string | null; postalCode: string | null; city: string | null; commune: string | null; canton: string | null; isFeatured: boolean; hasEmergencyService: boolean; isVatVerified: boolean; isVerified: boolean; reviews: CompanyReview[]; gallery: CompanyGallery[]; services: CreateCompanyProfileServiceResponse[]; ratingAverage: number | null; reviewCount: number; projectCount: number; languages: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; responseHours: number | null; phoneNumber: string | null; email: string | null; website: string | null; businessHours: Record<string, string> | null; emergencyPhoneNumber: string | null; serviceCantons: string[]; serviceCommunes: string[]; foundedIn: number | null; teamSize: number | null; guarantee: string | null; ratingCounts: { rating: number; count: number }[]; projects: CompanyProject[]; shownProjectCount: number; isDemo: boolean; isListed: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; guaranteeTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; captionTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; verifiedFacts: ({ kind: "vat" | "registration" | "permit" | "insurance"; number: string | null; insurer: string | null; source: "vies" | "moderator" | "register" | "ministry" | "insurer"; verifiedAt: string | null; expiresOn: string | null })[]; placeNames: Record<string, CompanyPlaceName>; areaMap: string | null };

export type CompanyGallery = { id: number; imageUrl: string; title: string | null; description: string | null; width?: number; height?: number };

export type CompanyInsight = { span: 7 | 30 | 90 | 365; timeframes: (7 | 30 | 90 | 365)[]; until: string; figures: { views: CompanyInsightFiguresImpression; impressions: CompanyInsightFiguresImpression; contacts: CompanyInsightFiguresImpression; messages: CompanyInsightFiguresImpression; reviews: CompanyInsightFiguresImpression }; days: { day: string; views: number; viewsBefore: number; impressions: number; messages: number; reviews: number }[]; sources: { search: number; category: number; direct: number }; responseRate: number | null; responseMinutes: number | null; conversion: number | null; months: { month: string; inquiries: number; projects: number }[]; trade: { name: string; names: CompanyPlaceName; companies: number; views: number; impressions: number; contacts: number; messages: number } | null; mayDownload: boolean };

export type CompanyInsightFiguresImpression = { now: number; before: number };

export type CompanyLead = { userId: number; stage: "new" | "talking" | "quoted" | "won" | "lost"; isPlacedByHand: boolean; declinedFor: "fully-booked" | "too-far" | "not-our-trade" | "too-small" | "other" | null; caretaker: CompanyTeamLeadPeople | null; waitingSince: string | null; note: string | null; work: { title: string; isRequest: boolean; trade: CompanyLeadWorkPlace | null; place: CompanyLeadWorkPlace | null; budget: { min: number | null; max: number | null } | null; budgetText: string | null } | null; otherUser: MessageOtherUser; unreadCount: number; lastMessage: MessageLastMessage };

export type CompanyLeadWorkPlace = { name: string; names: CompanyPlaceName };

export type CompanyLeadsTotals = { stage: "new" | "talking" | "quoted" | "won" | "lost"; count: number; waiting: number; value: number };

export type CompanyListItem = { id: number; userId: number; name: string; line: string; description: string; textLanguage: "en" | "fr" | "de" | "lb" | "pt" | null; texts: Record<string, { line: string; description: string }>; logoUrl: string | null; address: string | null; postalCode: string | null; city: string | null; commune: string | null; canton: string | null; isFeatured: boolean; hasEmergencyService: boolean; isVatVerified: boolean; isVerified: boolean; reviews: { id: number; rating: number }[]; gallery: CompanyGallery[]; services: CreateCompanyProfileServiceResponse[]; ratingAverage: number | null; reviewCount: number; projectCount: number; languages: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; responseHours: number | null; review: { text: string; language: string | null } | null; priceExample: { title: string; budget: number } | null; distance?: { isThere: boolean; worksThere: boolean; km: number | null } };

export type CompanyPlace = { commune: string; communeNames: CompanyPlaceName; canton: string; cantonNames: CompanyPlaceName; latitude: number; longitude: number; count: number };

export type CompanyPlaceName = { fr?: string; de?: string; lb?: string; pt?: string };

export type CompanyPriceExample = { id: number; title: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: number; completedAt: string };

export type CompanyProfile = { id: number; userId: number; name: string; description: string; logoUrl: string | null; registrationNumber: string | null; vatNumber: string | null; isVatVerified: boolean; email: string | null; phoneNumber: string | null; website: string | null; hasEmergencyService: boolean; address: string | null; city: string | null; postalCode: string | null; subscriptionStatus: string; subscriptionPlan: "basic" | "professional" | "premium" | null; subscriptionRenewalDate: string | null; listing: { isListed: boolean; missing: ("trade" | "place" | "text" | "email")[]; keptUntil: string | null }; views: number; viewsChange: number; messages: number; messagesChange: number; reviews: number; reviewsChange: number; firstSpan: 7 | 30 | 90 | 365; firstSteps: { hasAnswered: boolean; hasProof: boolean } | null; hasTeam: boolean; abilities: { mayPay: boolean; mayEdit: boolean } };

export type CompanyProfileDetails = { id: number; name: string; line: string; description: string; textLanguage: "en" | "fr" | "de" | "lb" | "pt" | null; texts: Record<string, { line: string; description: string }>; logoUrl: string | null; address: string | null; city: string | null; postalCode: string | null; commune: string | null; canton: string | null; registrationNumber: string | null; vatNumber: string | null; iban: string | null; isVatVerified: boolean; isVatExempt: boolean; hasEmergencyService: boolean; phoneNumber: string | null; email: string | null; website: string | null; businessHours: Record<string, string> | null; emergencyPhoneNumber: string | null; languages: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; serviceCantons: string[]; serviceCommunes: string[]; foundedIn: number | null; teamSize: number | null; guarantee: string | null; isContactPublic: boolean; services: CreateCompanyProfileServiceResponse[]; gallery: CompanyGallery[]; plan: "basic" | "professional" | "premium" | null; limits: { services: number | null; images: number | null } };

export type CompanyProfileTown = { isKnown: boolean; commune: string | null; meant: string | null };

export type CompanyProject = { id: number; title: string; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; captionTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: number | null; budgetWords: string | null; completedAt: string; status: "completed"; gallery: CompanyGallery[]; drawing: string | null; reviews: ({ id: number; rating: number; comment: string | null; pictures: { id: number; width: number; height: number }[]; createdAt: string; isAnonymous: boolean; user: CompanyProjectReviewUser; reply: { text: string; createdAt: string } | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; replyTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] } })[] };

export type CompanyProjectReviewUser = { username: string | null };

export type CompanyReview = { id: number; rating: number; comment: string | null; pictures: { id: number; width: number; height: number }[]; createdAt: string; isAnonymous: boolean; user: CompanyProjectReviewUser; reply: { text: string; createdAt: string } | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; replyTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; project: { title: string; description: string | null; completedAt: string | null; budget: number | null } | null };

export type CompanyService = { id: number; categoryId: number; category?: Category };

export type CompanySimilar = { id: number; name: string; logoUrl: string | null; city: string | null; ratingAverage: number | null };

export type CompanyTeam = { company: { id: number; name: string }; members: ({ userId: number; name: string; role: "owner" | "manager" | "member"; isMe: boolean; joinedAt: string })[]; invitations: CreateCompanyTeamInvitationResponse[]; abilities: { mayManage: boolean; mayLeave: boolean } };

export type CompanyTeamLead = { caretaker: CompanyTeamLeadPeople | null; people: CompanyTeamLeadPeople[] };

export type CompanyTeamLeadPeople = { userId: number; name: string; isMe: boolean };

export type CompanyWithheldReview = { id: number; reason: "personal-data" | "insult" | "not-genuine" | "off-topic" | "illegal" | "other"; withheldAt: string };

export type Contact = { id: number; userId: number; companyId: number; createdAt: string; company: { id: number; userId: number; name: string; logoUrl: string | null; categories: SearchReadingTrade[] } };

export type ContactsCheck = { isLiked: boolean };

export type ContactsKept = { liked: number[]; saved: { companyId: number; folderId: number; folder: string }[] };

export type CreateCompanyLeadDeclineBody = { reason: "fully-booked" | "too-far" | "not-our-trade" | "too-small" | "other"; message: string };

export type CreateCompanyProfileServiceBody = { categoryId: number };

export type CreateCompanyProfileServiceResponse = { id: number; categoryId: number; category?: SearchReadingTrade };

export type CreateCompanyReviewResponse = { id: number; rating: number; comment: string | null; pictures: { id: number; width: number; height: number }[]; createdAt: string; isAnonymous: boolean; user: CompanyProjectReviewUser; reply: { text: string; createdAt: string } | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; replyTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; projectId: number | null; userId: number | null; companyId: number; status: "approved" | "pending" | "rejected"; isReported: boolean; edit: { rating: number; comment: string | null } | null; withheld: { reason: "personal-data" | "insult" | "not-genuine" | "off-topic" | "illegal" | "other"; at: string; statement: string | null; appeal: "waiting" | "refused" | null } | null; abilities: CompaniesReviewAbility };

export type CreateCompanyTeamInvitationResponse = { id: number; email: string | null; role: "manager" | "member"; expiresAt: string };

export type CreateContactBody = { companyId: number };

export type CreateFolderBody = { name: string; description?: string | null };

export type CreateFolderCompanyBody = { companyId: number };

export type CreateInvitationQuestionBody = { text: string };

export type CreateMessageBody = { receiverId?: number; quoteId?: number; lineId?: number; lineKind?: string; content: string; attachmentIds?: number[] };

export type CreatePriceBookBody = { description: string; kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; unitPrice: string; vatRate: number };

export type CreateProjectBody = { companyId: number; name: string; description?: string | null; budget?: string | null; timeline?: string | null };

export type CreateProjectMilestoneBody = { name: string; dueOn: string };

export type CreateQuoteBody = { requestId?: number; clientId?: number; projectId?: number; copyOf?: number; template?: number };

export type CreateQuoteTemplateBody = { quoteId: number; name: string };

export type CreateRequestAdditionBody = { text: string };

export type CreateRequestBody = { categoryId?: number | null; answers?: ({ id: string; answer: string | string[] | number | boolean })[]; title?: string | null; description?: string | null; commune?: string | null; postalCode?: string | null; street?: string | null; dwelling?: { kind?: "house" | "terraced-house" | "apartment" | "apartment-building" | "commercial" | "other" | null; builtYear?: number | null; isMainResidence?: boolean | null; holder?: "owner" | "tenant" | "syndic" | null }; timing?: { kind: "urgent" | "within-month" | "one-to-three-months" | "flexible" | "date"; date?: string | null } | null; budget?: { min: string; max: string } | null };

export type CreateRequestCompanyBody = { companyId: number };

export type CreateRequestSendBody = { companyIds: number[]; name?: string };

export type CreateReviewReplyBody = { text: string };

export type CreateVisitBody = { invitationId?: number; partnerId?: number; slots: { start: string; minutes: number }[]; memberId?: number; place?: string; text?: string };

export type DeclineInvitationBody = { reason: "fully-booked" | "too-far" | "not-our-work" | "too-small" | "other"; text?: string };

export type DeclineQuoteBody = { reason: "price" | "timing" | "scope" | "chose-another" | "other"; text?: string };

export type DeletePriceBookResponse = { id: number };

export type DeleteQuoteResponse = { id: number };

export type DeleteQuoteTemplateResponse = { id: number };

export type DirectoryFigures = { companyCount: number };

export type Folder = { id: number; userId: number; name: string; description: string | null; createdAt: string; companyCount: number; isLiked: boolean; abilities: { mayRename: boolean; mayDelete: boolean }; latest: ({ id: number; name: string; coverUrl: string | null; savedAt: string })[] };

export type FolderCompany = { id: number; userId: number; name: string; line: string; description: string; textLanguage: "en" | "fr" | "de" | "lb" | "pt" | null; texts: Record<string, { line: string; description: string }>; logoUrl: string | null; address: string | null; postalCode: string | null; city: string | null; commune: string | null; canton: string | null; isFeatured: boolean; hasEmergencyService: boolean; isVatVerified: boolean; isVerified: boolean; reviews: { id: number; rating: number }[]; gallery: CompanyGallery[]; services: CreateCompanyProfileServiceResponse[]; ratingAverage: number | null; reviewCount: number; projectCount: number; languages: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; responseHours: number | null; note: string | null; noteTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; savedAt: string };

export type Invitation = { id: number; state: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; visit: "proposed" | "asked" | "agreed" | "cancelled" | "over" | null; sentAt: string; dueAt: string; seenAt: string | null; client: { id: number; name: string } | null; caretaker: CompanyTeamLeadPeople | null; request: { id: number; title: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; commune: string; communeNames: CompanyPlaceName; category: SearchReadingTrade } };

export type MarkReadMessagesBody = { conversationPartnerId: number };

export type Message = { otherUser: MessageOtherUser; unreadCount: number; lastMessage: MessageLastMessage };

export type MessageLastMessage = { content: string; attachmentCount: number; createdAt: string; isMine: boolean; isWithheld: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] } };

export type MessageOtherUser = { id: number; username: string; name: string; email: string | null; userType: "private" | "company" | "admin"; company: { name: string; logoUrl: string | null } | null };

export type MessagesConversation = { userId: number; username: string; userType: "private" | "company" | "admin"; name: string; logoUrl: string | null; lastMessage: string; attachmentCount: number; lastMessageDate: string; isLastMine: boolean; isLastWithheld: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; unreadCount: number };

export type MessagesConversationListItem = { id: number; senderId: number; receiverId: number; content: string; isWithheld: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; attachments: UploadMessagesAttachmentResponse[]; isRead: boolean; createdAt: string; sender: MessagesConversationListItemReceiver; receiver: MessagesConversationListItemReceiver; writtenBy?: string; clientKey?: string };

export type MessagesConversationListItemReceiver = { id: number; username: string; userType: "private" | "company" | "admin" };

export type MessagesPartner = { id: number; username: string; userType: "private" | "company" | "admin"; name: string; company: { id: number; name: string; logoUrl: string | null; city: string | null } | null; isBlocked: boolean; hasBlockedMe: boolean; hasNews: boolean; abilities: { maySend: boolean; mayPropose: boolean } };

export type MessagesUnread = { messages: number; conversations: number };

export type MoveVisitBody = { slots: { start: string; minutes: number }[]; text?: string };

export type Notification = { id: number; kind: "messageReceived" | "projectCreated" | "projectMarkedDone" | "projectCompleted" | "projectDeclined" | "projectCancelled" | "roomChanged" | "publicationAsked" | "publicationAnswered" | "reviewReceived" | "reviewWaiting" | "reviewApproved" | "reviewWithheld" | "reviewStaysWithheld" | "reviewEditRefused" | "reviewReplied" | "reviewFlagged" | "clientReportDecided" | "vatNumberChecked" | "proofDecided" | "contentTakenDown" | "objectionDecided" | "standingChanged" | "conversationReportDecided" | "requestReportDecided" | "requestTakenDown" | "quoteReportDecided" | "quoteTakenDown" | "moderationWaits" | "subscriptionChanged" | "listingEnds" | "leadHandedOver" | "leadWaiting" | "requestReceived" | "requestReminder" | "requestAnswered" | "requestAdded" | "requestStreetShown" | "requestEnded" | "wishedToAsk" | "companyDeclined" | "companySilent" | "companyAsked" | "companySuspended" | "companyReinstated" | "requestExpired" | "visitProposed" | "visitOthersAsked" | "visitAgreed" | "visitCancelled" | "visitReminder" | "quoteReceived" | "quoteRevised" | "quoteWithdrawn" | "quoteSigned" | "quoteChangeAsked" | "quoteDeclined" | "quoteAccepted" | "quoteNotChosen" | "quoteNotSent" | "quoteExpired" | "contractWithdrawn" | "withdrawalReceived" | "changeOrderWithdrawn" | "changeWithdrawalReceived" | "contractEndAsked" | "contractEndRefused" | "contractEnded" | "contractPartnerLeaves"; text: string; href: string; isRead: boolean; createdAt: string };

export type NotificationsUnread = { unread: number };

export type Operator = { name: string | null; address: string | null; registration: string | null; vat: string | null; permit: string | null; director: string | null; phone: string | null; email: string | null };

export type Price = { category: SearchReadingTrade; slug: string; count: number | null; median: string | null; low: string | null; high: string | null; companies: number | null; leftOut: number; byYear: ({ year: number; count: number | null; median: string | null; low: string | null; high: string | null })[]; unit: "m²" | "m" | "m³" | "piece" | "room" | "floor" | "kW" | null; bySize: ({ above: number; upTo: number | null; count: number | null; median: string | null; low: string | null; high: string | null })[]; kinds: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; percent: number })[]; madeOn: string | null };

export type PriceBook = { id: number; description: string; kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; unitPrice: string; vatRate: number };

export type PriceListItem = { category: SearchReadingTrade; slug: string; count: number | null; median: string | null; low: string | null; high: string | null };

export type Problem = { type: string; title: string; status: number; detail: string; message: string; code: string; requestId?: string; fields?: Record<string, string> };

export type Project = { id: number; name: string; isWithheld: boolean; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: string | null; timeline: string | null; status: "pending" | "completed" | "declined" | "cancelled"; state: "inProgress" | "partiallyComplete" | "completed" | "declined" | "cancelled"; clientConfirmed: boolean; companyConfirmed: boolean; createdAt: string; completedAt: string | null; companyId: number; companyName: string; companyLogoUrl: string | null; coverUrl: string; clientId: number; clientName: string | null; company: { name: string; email: string | null; phoneNumber: string | null; userId: number }; client: { username: string; email: string; phoneNumber: string | null } | null; reviews: CreateCompanyReviewResponse[]; quoteId: number | null; sums: { agreed: string | null; changes: string; now: string } | null; events: ({ id: number; kind: "created" | "confirmed" | "declined" | "cancelled" | "ended" | "withdrawn"; side: "client" | "company"; reason: string | null; createdAt: string })[]; side: "client" | "company" | null; abilities: { mayComplete: boolean; mayDecline: boolean; mayCancel: boolean; mayReview: boolean } };

export type ProjectListItem = { id: number; name: string; isWithheld: boolean; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: string | null; timeline: string | null; status: "pending" | "completed" | "declined" | "cancelled"; state: "inProgress" | "partiallyComplete" | "completed" | "declined" | "cancelled"; clientConfirmed: boolean; companyConfirmed: boolean; createdAt: string; completedAt: string | null; companyId: number; companyName: string; companyLogoUrl: string | null; coverUrl: string; clientId: number; clientName: string | null; mayReview: boolean };

export type ProjectRoom = { files: ({ id: number; kind: "picture" | "pdf"; name: string; caption: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; stage: "before" | "during" | "after" | null; size: number; width: number | null; height: number | null; side: "client" | "company"; createdAt: string; isChosen: boolean; isFixed: boolean; abilities: { mayChange: boolean } })[]; milestones: ({ id: number; name: string; dueOn: string | null; payment: { percent: string; amount: string } | null; side: "client" | "company"; clientTickedAt: string | null; companyTickedAt: string | null; abilities: { mayRemove: boolean } })[]; publication: "none" | "asked" | "refused" | "published"; picturesLeft: number | null; abilities: { mayAdd: boolean; mayPublish: boolean; mayAsk: boolean; mayAgree: boolean; mayRefuse: boolean; mayWithdraw: boolean } };

export type Quote = { id: number; number: string | null; state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; version: number; object: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; client: QuoteListItemClient; requestId: number | null; invitationId: number | null; projectId: number | null; isChange: boolean; validUntil: string | null; createdAt: string; changedAt: string; sentAt: string | null; sendingAt: string | null; seenAt: string | null; endedAt: string | null; changeWords: string | null; declinedFor: "price" | "timing" | "scope" | "chose-another" | "other" | "no-longer-asked" | "request-closed" | null; declinedText: string | null; withdrawnAt: string | null; contractEndedAt: string | null; revision: number; company: { id: number | null; name: string; logoUrl: string | null; address: string | null; hasStreet: boolean; email: string | null; phoneNumber: string | null; iban: string | null; registrationNumber: string | null; isVatExempt: boolean; vatNumber: string | null; permit: string | null }; isCompanySuspended: boolean; partnerId: number | null; blockedBy: "me" | "partner" | null; site: { commune: string | null; communeNames: CompanyPlaceName; postalCode: string | null; street: string | null; isMainResidence: boolean | null; builtYear: number | null }; issuedOn: string | null; intro: string; conditions: string; startsOn: string | null; durationDays: number | null; warrantyMonths: number | null; unreadable?: UpdateQuoteBodyUnreadable; sections: { title: string; lines: QuoteChangeGone[] }[]; changes: { since: number; lines: ({ lineId: number; marks: ("new" | "dearer" | "cheaper" | "reworded" | "changed")[]; netBefore: string | null })[]; gone: QuoteChangeGone[] } | null; exclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; inclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" })[]; plan: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string; unreadable?: string; amount: string })[]; attachments: ({ id: number; url: string; name: string; kind: "picture" | "pdf" })[]; totals: RequestComparisonColumnTotals; rates: number[]; lastDayToWithdraw: string | null; sha256: string | null; versions: { version: number; sentAt: string; total: string; sha256: string }[]; evidence: { version: number; sha256: string; options: number[]; net: string; total: string; name: string; at: string; by: "email" | "sms" | "passkey"; network: string | null; beginsAtOnce: boolean; statements: string[]; withdrawableUntil: string | null; withdrawnAt: string | null; endedAt: string | null; projectId: number | null } | null; ending: { askedBy: "client" | "company"; reason: string; askedAt: string; confirmedAt: string | null } | null; signedCopy: { sha256: string } | null; side: "client" | "company"; changedBy: string | null; paperLanguage: "en" | "fr" | "de" | "lb" | "pt"; abilities: { mayChange: boolean; mayRevise: boolean; mayWithdraw: boolean; mayAskChange: boolean; mayAccept: boolean; mayDecline: boolean; mayWithdrawFromContract: boolean; mayAskToEnd: boolean; mayConfirmEnd: boolean; mayTakeBackEnd: boolean; mayReport: boolean } };

export type QuoteChangeGone = { id: number; kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | null; description: string; quantity: string | null; unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum" | null; unitPrice: string | null; discountPercent: string; vatRate: number | null; isOptional: boolean; mayBeReduced: boolean; unreadable?: { quantity?: string; unitPrice?: string; discountPercent?: string }; net: string };

export type QuoteFigures = { states: ({ state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; count: number; total: string })[]; year: { sent: number; accepted: number; acceptedTotal: string; answered: number; timed: number; middleHours: number | null } };

export type QuoteListItem = { id: number; number: string | null; state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; version: number; object: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; client: QuoteListItemClient; requestId: number | null; invitationId: number | null; projectId: number | null; isChange: boolean; validUntil: string | null; createdAt: string; changedAt: string; sentAt: string | null; sendingAt: string | null; seenAt: string | null; endedAt: string | null; changeWords: string | null; declinedFor: "price" | "timing" | "scope" | "chose-another" | "other" | "no-longer-asked" | "request-closed" | null; declinedText: string | null; withdrawnAt: string | null; contractEndedAt: string | null; company: { id: number | null; name: string; logoUrl: string | null }; commune: string | null; communeNames: CompanyPlaceName; answerBy: string | null; net: string; total: string };

export type QuoteListItemClient = { id: number | null; name: string };

export type QuoteTemplate = { object: string; intro: string; conditions: string; durationDays: number | null; warrantyMonths: number | null; sections: { title: string; lines: QuoteChangeGone[] }[]; exclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; inclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" })[]; plan: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string; unreadable?: string; amount: string })[] };

export type QuoteTemplateListItem = { id: number; name: string; object: string; lines: number };

export type QuoteTotalsReducedTaxe = { rate: number; base: string; tax: string };

export type Request = { id: number; state: "draft" | "open" | "hired" | "closed" | "expired"; title: string | null; category: SearchReadingTrade | null; commune: string | null; communeNames: CompanyPlaceName; postalCode: string | null; createdAt: string; changedAt: string; sentAt: string | null; endsAt: string | null; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; questions: ({ id: string; label: string; short: string; note: string | null; kind: "choice" | "several" | "number" | "yes-no" | "text"; unit: "m²" | "m" | "m³" | "piece" | "room" | "floor" | "kW" | null; options: { id: string; label: string }[]; answer: string | string[] | number | boolean | null })[]; street: string | null; dwelling: { kind: "house" | "terraced-house" | "apartment" | "apartment-building" | "commercial" | "other" | null; builtYear: number | null; isMainResidence: boolean | null; holder: "owner" | "tenant" | "syndic" | null }; timing: { kind: "urgent" | "within-month" | "one-to-three-months" | "flexible" | "date"; date: string | null } | null; budget: { min: string; max: string } | null; files: ({ id: number; url: string; name: string; caption: string | null; kind: "picture" | "pdf"; size: number; width: number | null; height: number | null; createdAt: string })[]; additions: ({ id: number; text: string; isWithdrawal: boolean; createdAt: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] } })[]; asked: ({ id: number; text: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; createdAt: string; answer: string | null; answerTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; isForAll: boolean; answeredAt: string | null; isOwn: boolean })[]; client: { id: number; name: string }; invitations: ({ id: number; company: RequestListItemInvitationCompany; state: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; visit: "proposed" | "asked" | "agreed" | "cancelled" | "over" | null; sentAt: string; dueAt: string; seenAt: string | null; answeredAt: string | null; endedAt: string | null; seesStreet: boolean; quoteId: number | null; declinedFor: "fully-booked" | "too-far" | "not-our-work" | "too-small" | "other" | null; declinedText: string | null; partnerId: number; blockedBy: "me" | "partner" | null; lastMessage: { text: string; createdAt: string; isMine: boolean } | null; days: { day: string; isWorking: boolean }[] })[]; isProlonged: boolean; closedFor: "found-here" | "found-elsewhere" | "postponed" | "too-expensive" | "other" | "taken-down" | null; left: { inAll: number; now: number }; side: "client" | "company"; abilities: { mayChange: boolean; mayAdd: boolean; mayClose: boolean; mayProlong: boolean; mayAsk: boolean; mayDecline: boolean; mayReport: boolean } };

export type RequestCommune = { commune: string | null };

export type RequestComparison = { request: { id: number; title: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; commune: string | null; communeNames: CompanyPlaceName; postalCode: string | null; clientName: string; isOpen: boolean }; outstanding: number; madeAt: string; columns: ({ quoteId: number; number: string; version: number; state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; sentAt: string; company: { id: number | null; name: string; logoUrl: string | null; partnerId: number | null; ratingAverage: number | null; reviewCount: number; commune: string | null; communeNames: CompanyPlaceName; responseHours: number | null; distanceKm: number | null; verified: ({ kind: "vat" | "registration" | "permit" | "insurance"; number: string | null; expiresOn: string | null })[] }; totals: RequestComparisonColumnTotals; reckonsReduced: boolean; isMainResidence: boolean | null; each: { unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; quantity: string; price: string } | null; lines: QuoteChangeGone[]; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; taken: number[]; exclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; startsOn: string | null; durationDays: number | null; validUntil: string; daysLeft: number; plan: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string })[]; beforeWork: string | null; warrantyMonths: number | null; mayAccept: boolean })[]; rows: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; cells: ({ state: "sum" | "optional" | "included" | "excluded" | "silent"; net: string | null; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | null; lineIds: number[] })[] })[]; differences: ({ about: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | "reduced" | "plan" | "starts" | "validity"; text: string })[] };

export type RequestComparisonColumnTotals = { net: string; taxes: QuoteTotalsReducedTaxe[]; total: string; reduced: { taxes: QuoteTotalsReducedTaxe[]; total: string } | null; options: string };

export type RequestListItem = { id: number; state: "draft" | "open" | "hired" | "closed" | "expired"; title: string | null; category: SearchReadingTrade | null; commune: string | null; communeNames: CompanyPlaceName; postalCode: string | null; createdAt: string; changedAt: string; sentAt: string | null; endsAt: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; coverUrl: string | null; openQuestions: number; invitations: ({ id: number; company: RequestListItemInvitationCompany; state: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; visit: "proposed" | "asked" | "agreed" | "cancelled" | "over" | null; dueAt: string; seenAt: string | null; seesStreet: boolean; quoteId: number | null })[] };

export type RequestListItemInvitationCompany = { id: number; name: string; logoUrl: string | null; isHidden: boolean };

export type RequestQuestion = { version: number | null; questions: ({ id: string; label: string; short: string; note: string | null; kind: "choice" | "several" | "number" | "yes-no" | "text"; unit: "m²" | "m" | "m³" | "piece" | "room" | "floor" | "kW" | null; options: { id: string; label: string }[] })[]; pictures: string | null; emergencies: { answer: string; firstAid: string }[] };

export type SearchReading = { place: { name: string; names: CompanyPlaceName; commune: string; communeNames: CompanyPlaceName; isSaid: boolean; isThere: number; worksThere: number; within: ({ radius: "5" | "10" | "25" | "country"; count: number })[] } | null; trades: SearchReadingTrade[]; total: number; withoutFilters: number | null; spelling: string | null };

export type SearchReadingTrade = { id: number; name: string; names: CompanyPlaceName };

export type SendQuoteBody = { revision: number };

export type Suggestion = { companies: ({ id: number; name: string; city: string | null })[]; categories: SearchReadingTrade[]; places: { place: string; placeNames: CompanyPlaceName; commune: string; communeNames: CompanyPlaceName; canton: string; cantonNames: CompanyPlaceName }[] };

export type TickProjectMilestoneBody = { isReached: boolean };

export type UpdateCompanyLeadBody = { stage: "new" | "talking" | "quoted" | "won" | "lost" };

export type UpdateCompanyLeadNoteBody = { text: string };

export type UpdateCompanyLeadResponse = { userId: number; stage: "new" | "talking" | "quoted" | "won" | "lost"; isPlacedByHand: boolean; declinedFor: "fully-booked" | "too-far" | "not-our-trade" | "too-small" | "other" | null; caretaker: CompanyTeamLeadPeople | null; waitingSince: string | null; note: string | null; work: { title: string; isRequest: boolean; trade: CompanyLeadWorkPlace | null; place: CompanyLeadWorkPlace | null; budget: { min: number | null; max: number | null } | null; budgetText: string | null } | null };

export type UpdateCompanyProfileBody = { name?: string; description?: string; line?: string; textLanguage?: "en" | "fr" | "de" | "lb" | "pt" | null; texts?: Record<string, { line: string; description: string }>; address?: string | null | null; city?: string | null | null; postalCode?: string | null; website?: string | null | null; phoneNumber?: string | null | null; email?: string | null | null; registrationNumber?: string | null; vatNumber?: string | null; iban?: string | null; emergencyPhoneNumber?: string | null | null; guarantee?: string | null | null; isVatExempt?: boolean; isContactPublic?: boolean; hasEmergencyService?: boolean; languages?: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; serviceCantons?: string[]; serviceCommunes?: string[]; businessHours?: Record<string, string> | null; foundedIn?: number | null | null; teamSize?: number | null | null };

export type UpdateCompanyProfilePictureBody = { title?: string | null | null; description?: string | null | null; place?: number };

export type UpdateCompanyTeamLeadBody = { userId: number | null };

export type UpdateFolderBody = { name?: string; description?: string | null };

export type UpdateFolderCompanyBody = { note: string | null };

export type UpdatePriceBookBody = { description?: string; kind?: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; unit?: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; unitPrice?: string; vatRate?: number };

export type UpdateProjectFileBody = { caption: string; stage: "before" | "during" | "after" };

export type UpdateQuoteBody = { revision: number; object?: string; intro?: string; conditions?: string; site?: { commune: string | null; postalCode: string | null; street: string | null; isMainResidence: boolean | null; builtYear: number | null }; validUntil?: string | null; startsOn?: string | null; durationDays?: number | null; warrantyMonths?: number | null; paperLanguage?: "en" | "fr" | "de" | "lb" | "pt"; unreadable?: UpdateQuoteBodyUnreadable; sections?: ({ title: string; lines: ({ id?: number | null; kind?: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | null; description: string; quantity?: string | null; unit?: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum" | null; unitPrice?: string | null; discountPercent?: string; vatRate?: number | null; isOptional?: boolean; mayBeReduced?: boolean; unreadable?: { quantity?: string; unitPrice?: string; discountPercent?: string } })[] })[]; exclusions?: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; inclusions?: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" })[]; plan?: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string; unreadable?: string })[] };

export type UpdateQuoteBodyUnreadable = { validUntil?: string; startsOn?: string; durationDays?: string; warrantyMonths?: string; postalCode?: string; builtYear?: string };

export type UpdateRequestBody = { categoryId?: number | null; answers?: ({ id: string; answer: string | string[] | number | boolean })[]; title?: string | null; description?: string | null; commune?: string | null; postalCode?: string | null; street?: string | null; dwelling?: { kind?: "house" | "terraced-house" | "apartment" | "apartment-building" | "commercial" | "other" | null; builtYear?: number | null; isMainResidence?: boolean | null; holder?: "owner" | "tenant" | "syndic" | null }; timing?: { kind: "urgent" | "within-month" | "one-to-three-months" | "flexible" | "date"; date?: string | null } | null; budget?: { min: string; max: string } | null };

export type UpdateRequestFileBody = { caption?: string; position?: number };

export type UploadMessagesAttachmentResponse = { id: number; kind: "picture" | "pdf"; name: string; size: number; width: number | null; height: number | null };

export type User = { id: number; username: string; fullName: string | null; email: string; phoneNumber: string | null; pendingEmail?: string; pendingPhone?: string; userType: "private" | "company" | "admin"; staffRole: "moderator" | "admin" | null; mustAddFactor: boolean; isEmailVerified: boolean; isPhoneVerified: boolean; emailNotifications: boolean; smsNotifications: boolean; profilePictureUrl: string | null; language: "en" | "fr" | "de" | "lb" | "pt" | null };

export type VatOnHousing = { net: string; standard: VatOnHousingReduced; reduced: VatOnHousingReduced; advantage: string; ceiling: { limit: string; used: string; left: string }; applies: boolean; way: "age" | "acquisition" | "creation" | null; reasons: ("notMainResidence" | "tooNew" | "tooSmall" | "nothingLeft")[]; asOf: string; sources: string[] };

export type VatOnHousingReduced = { tax: string; total: string };

export type Visit = { id: number; state: "proposed" | "asked" | "agreed" | "cancelled"; turn: "client" | "company" | null; side: "client" | "company"; slots: { id: number; start: string; minutes: number; isFree: boolean }[]; start: string | null; minutes: number | null; isOver: boolean; company: { id: number; name: string; logoUrl: string | null } | null; client: { id: number; name: string } | null; partnerId: number | null; blockedBy: "me" | "partner" | null; member: { id: number; name: string }; request: { id: number; invitationId: number; title: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; seesStreet: boolean; hasStreet: boolean } | null; place: string | null; where: { commune: string; communeNames: CompanyPlaceName; postalCode: string | null; street: string | null } | null; text: string | null; cancelledBy: "client" | "company" | "request" | null; cancelledText: string | null; sequence: number; createdAt: string; changedAt: string; abilities: { mayAccept: boolean; mayAskOthers: boolean; mayMove: boolean; mayCancel: boolean } };

/** A webhook gets one of these as the body of its request. */
export type WebhookEvent = { type: "message.created"; timestamp: string; data: { messageId: number; senderId: number } } | { type: "request.invited"; timestamp: string; data: { invitationId: number; answerBy: string } } | { type: "quote.sent"; timestamp: string; data: { quoteId: number; version: number } } | { type: "quote.accepted"; timestamp: string; data: { quoteId: number; version: number } } | { type: "visit.agreed"; timestamp: string; data: { visitId: number; startsAt: string } } | { type: "review.published"; timestamp: string; data: { reviewId: number; companyId: number } };

export interface Operations {
  /** The person who is signed in. Scope: `account:read` */
  getUser: { input: Record<string, never>; output: User };
  /** A company with its reviews, pictures, services and newest projects */
  getCompany: { input: { params: { id: number } }; output: Company };
  /** What a company does, with the description of each category */
  listCompanyServices: { input: { params: { id: number } }; output: CompanyService[] };
  /** The pictures of a company, its cover first */
  listCompanyGallery: { input: { params: { id: number } }; output: CompanyGallery[] };
  /** What a company has completed and may show, newest first, with pictures and reviews */
  listCompanyProjects: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<CompanyProject> };
  /** What the newest projects that a company may show were budgeted at */
  listCompanyPriceExamples: { input: { params: { id: number } }; output: CompanyPriceExample[] };
  /** Companies of the same trade, the nearest first */
  listCompanySimilar: { input: { params: { id: number } }; output: CompanySimilar[] };
  /** Why and when moderators withheld reviews of a company, newest first */
  listCompanyWithheldReviews: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<CompanyWithheldReview> };
  /** The approved reviews of a company, newest first unless `sort` says otherwise */
  listCompanyReviews: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number; sort?: "newest" | "highest" | "lowest"; rating?: number } }; output: Page<CompanyReview> };
  /** The own company, with everything that can be changed. Scope: `company:read` */
  getCompanyProfileDetails: { input: Record<string, never>; output: CompanyProfileDetails };
  /** Change fields of the own company. A new VAT number is checked anew. Scope: `company:write` */
  updateCompanyProfile: { input: { body: UpdateCompanyProfileBody }; output: CompanyProfileDetails };
  /** The own company, as its desk shows it. Scope: `company:read` */
  getCompanyProfile: { input: Record<string, never>; output: CompanyProfile };
  /** Offer a category, as far as the plan has room. One that is offered already stays. Scope: `company:write` */
  createCompanyProfileService: { input: { body: CreateCompanyProfileServiceBody }; output: CreateCompanyProfileServiceResponse[] };
  /** Offer a category no more. Scope: `company:write` */
  deleteCompanyProfileService: { input: { params: { categoryId: number } }; output: CreateCompanyProfileServiceResponse[] };
  /** Take a JPEG or PNG into the gallery, as its last, as far as the plan has room. Scope: `company:write` */
  uploadCompanyProfilePicture: { input: { form: FormData }; output: CompanyGallery };
  /** Say what a picture shows, or move it to a place; the first is the cover. Scope: `company:write` */
  updateCompanyProfilePicture: { input: { params: { pictureId: number }; body: UpdateCompanyProfilePictureBody }; output: CompanyGallery[] };
  /** Take a picture out of the gallery. Scope: `company:write` */
  deleteCompanyProfilePicture: { input: { params: { pictureId: number } }; output: CompanyGallery[] };
  /** Whether a town is known, in which commune it lies with its postal code, and what may be meant. Scope: `company:read` */
  getCompanyProfileTown: { input: { query: { city: string; postalCode?: string } }; output: CompanyProfileTown };
  /** Who works for my company, and who is invited to. Scope: `company:read` */
  getCompanyTeam: { input: Record<string, never>; output: CompanyTeam };
  /** Who of us looks after somebody who wrote to us or asks us something, and who could. Scope: `leads:read` */
  getCompanyTeamLead: { input: { params: { clientId: number } }; output: CompanyTeamLead };
  /** Have somebody of the team look after it, or nobody; who is named hears of it. Scope: `leads:write` */
  updateCompanyTeamLead: { input: { params: { clientId: number }; body: UpdateCompanyTeamLeadBody }; output: CompanyTeamLead };
  /** The service categories that can be chosen, in the order they are shown */
  listCategories: { input: Record<string, never>; output: Category[] };
  /** How many companies the directory holds */
  getDirectoryFigures: { input: Record<string, never>; output: DirectoryFigures };
  /** The directory, a page at a time. A total of 10001 means more than 10000 */
  listCompanies: { input: { query?: { query?: string; literal?: "trade" | "place" | "all"; categoryId?: number; location?: string; place?: string; radius?: "5" | "10" | "25" | "country"; minRating?: "3" | "4" | "3.5" | "4.5"; emergency?: "true"; verified?: "true"; commune?: string; canton?: string; sort?: "relevance" | "rating" | "newest" | "name"; limit?: number; cursor?: string } }; output: Page<CompanyListItem> };
  /** How many companies of the directory are in each commune, for a map */
  listCompanyPlaces: { input: { query?: { query?: string; literal?: "trade" | "place" | "all"; categoryId?: number; location?: string; place?: string; radius?: "5" | "10" | "25" | "country"; minRating?: "3" | "4" | "3.5" | "4.5"; emergency?: "true"; verified?: "true" } }; output: CompanyPlace[] };
  /** What a search was read as, how many are how near, and what may help where nobody was found */
  getSearchReading: { input: { query?: { query?: string; literal?: "trade" | "place" | "all"; categoryId?: number; location?: string; place?: string; radius?: "5" | "10" | "25" | "country"; minRating?: "3" | "4" | "3.5" | "4.5"; emergency?: "true"; verified?: "true"; commune?: string; canton?: string } }; output: SearchReading };
  /** The communes of the country with their cantons, by name */
  listCommunes: { input: Record<string, never>; output: Commune[] };
  /** What somebody may be about to type: companies, categories and places */
  getSuggestions: { input: { query: { query: string } }; output: Suggestion };
  /** My folders, newest first; the total leaves out the folder of likes. Scope: `folders:read` */
  listFolders: { input: { query?: { limit?: number; cursor?: string | number } }; output: Page<Folder> };
  /** Make a folder. Scope: `folders:write` */
  createFolder: { input: { body: CreateFolderBody }; output: Folder };
  /** One of my folders. Scope: `folders:read` */
  getFolder: { input: { params: { id: number } }; output: Folder };
  /** Change a folder’s name or description; what is left out stays as it is. Scope: `folders:write` */
  updateFolder: { input: { params: { id: number }; body: UpdateFolderBody }; output: Folder };
  /** Delete a folder. Scope: `folders:write` */
  deleteFolder: { input: { params: { id: number } }; output: Record<string, never> };
  /** The companies in one of my folders, last saved first. Scope: `folders:read` */
  listFolderCompanies: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<FolderCompany> };
  /** Save a company in a folder; in the folder of likes this likes it. Scope: `folders:write` */
  createFolderCompany: { input: { params: { id: number }; body: CreateFolderCompanyBody }; output: FolderCompany };
  /** Write a private note beside a saved company; null takes it away. Scope: `folders:write` */
  updateFolderCompany: { input: { params: { id: number; companyId: number }; body: UpdateFolderCompanyBody }; output: FolderCompany };
  /** Take a company out of a folder; in the folder of likes this unlikes it. Scope: `folders:write` */
  deleteFolderCompany: { input: { params: { id: number; companyId: number } }; output: Record<string, never> };
  /** The companies I like, last liked first. Scope: `folders:read` */
  listContacts: { input: { query?: { limit?: number; cursor?: string | number } }; output: Page<Contact> };
  /** Like a company; liking it again changes nothing. Scope: `folders:write` */
  createContact: { input: { body: CreateContactBody }; output: Contact };
  /** Which companies I like, and which are in a folder of mine: the newest of each. Scope: `folders:read` */
  getContactsKept: { input: Record<string, never>; output: ContactsKept };
  /** Unlike a company; it need not be liked. Scope: `folders:write` */
  deleteContact: { input: { params: { companyId: number } }; output: Record<string, never> };
  /** Whether I like a company. Scope: `folders:read` */
  getContactsCheck: { input: { params: { companyId: number } }; output: ContactsCheck };
  /** My projects as a client, or those of my company; newest first. Scope: `projects:read` */
  listProjects: { input: { query?: { show?: "active" | "completed" | "closed"; limit?: number; cursor?: string | number } }; output: Page<ProjectListItem> };
  /** Begin a project with a company. Scope: `projects:write` */
  createProject: { input: { body: CreateProjectBody }; output: Project };
  /** One of my projects, or of my company’s. Scope: `projects:read` */
  getProject: { input: { params: { id: number } }; output: Project };
  /** What both sides of a project have put there: pictures, documents, milestones. Scope: `projects:read` */
  getProjectRoom: { input: { params: { id: number } }; output: ProjectRoom };
  /** Add a picture (JPEG, PNG, GIF) or a PDF to a project of mine; the other side is told. With the Idempotency-Key of one that has arrived nothing is stored again. Scope: `projects:write` */
  uploadProjectFile: { input: { params: { id: number }; query?: { stage?: "before" | "during" | "after" }; form: FormData }; output: ProjectRoom };
  /** A picture as WebP in one of two sizes, or a PDF to keep; for the two sides of the project. Scope: `projects:read` */
  getProjectFile: { input: { params: { id: number; fileId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Say what a picture of mine shows, and when it was taken. Scope: `projects:write` */
  updateProjectFile: { input: { params: { id: number; fileId: number }; body: UpdateProjectFileBody }; output: ProjectRoom };
  /** Take away what I added; a picture that was published leaves the gallery too. Scope: `projects:write` */
  deleteProjectFile: { input: { params: { id: number; fileId: number } }; output: ProjectRoom };
  /** Say what is to be reached by which day. Scope: `projects:write` */
  createProjectMilestone: { input: { params: { id: number }; body: CreateProjectMilestoneBody }; output: ProjectRoom };
  /** Say for one’s own side that a milestone is reached, or that it is not. Scope: `projects:write` */
  tickProjectMilestone: { input: { params: { id: number; milestoneId: number }; body: TickProjectMilestoneBody }; output: ProjectRoom };
  /** Take away a milestone of mine, but for what falls due of a payment plan that was signed. Scope: `projects:write` */
  deleteProjectMilestone: { input: { params: { id: number; milestoneId: number } }; output: ProjectRoom };
  /** My conversations with whom they are and their last message, latest first. Scope: `messages:read` */
  listMessages: { input: { query?: { limit?: number; cursor?: string | number; search?: string; mine?: "true" } }; output: Page<Message> };
  /** Send a message to another person; a company is written to by its owner’s id. Scope: `messages:write` */
  createMessage: { input: { body: CreateMessageBody }; output: MessagesConversationListItem };
  /** My conversations in short, latest first. Scope: `messages:read` */
  listConversations: { input: { query?: { limit?: number; cursor?: string | number; search?: string } }; output: Page<MessagesConversation> };
  /** How much is unread, in all my conversations. Scope: `messages:read` */
  getMessagesUnread: { input: Record<string, never>; output: MessagesUnread };
  /** Whom a conversation is with: somebody I have one with or a project, or any company. Scope: `messages:read` */
  getMessagesPartner: { input: { params: { partnerId: number } }; output: MessagesPartner };
  /** What the two of us wrote, oldest first; the next page holds what was before. Scope: `messages:read` */
  listConversationMessages: { input: { params: { partnerId: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<MessagesConversationListItem> };
  /** I have read all that this person wrote to me; answers what is unread elsewhere. Scope: `messages:write` */
  markReadMessages: { input: { body: MarkReadMessagesBody }; output: MessagesUnread };
  /** Take a picture (JPEG, PNG, GIF) or a PDF, to be sent with a message within a day. Scope: `messages:write` */
  uploadMessagesAttachment: { input: { form: FormData }; output: UploadMessagesAttachmentResponse };
  /** Take back what I uploaded and have not sent. Scope: `messages:write` */
  deleteMessagesAttachment: { input: { params: { attachmentId: number } }; output: Record<string, never> };
  /** A picture as WebP in one of two sizes, or a PDF to keep; for the two who write to each other. Scope: `messages:read` */
  getMessagesAttachment: { input: { params: { attachmentId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Begin a request as a draft; anything may be left out until it is sent. Scope: `requests:write` */
  createRequest: { input: { body: CreateRequestBody }; output: Request };
  /** My requests, drafts too; newest first. Scope: `requests:read` */
  listRequests: { input: { query?: { state?: "draft" | "open" | "hired" | "closed" | "expired"; limit?: number; cursor?: string | number } }; output: Page<RequestListItem> };
  /** Change a draft: what is sent replaces what was there, null takes it away. Scope: `requests:write` */
  updateRequest: { input: { params: { id: number }; body: UpdateRequestBody }; output: Request };
  /** Throw a draft away, its files too. Scope: `requests:write` */
  deleteRequest: { input: { params: { id: number } }; output: Record<string, never> };
  /** One of my requests, or one that my company was asked about, with its own invitation alone. Scope: `requests:read` */
  getRequest: { input: { params: { id: number } }; output: Request };
  /** Put a draft to up to three companies. From then on its words are not changed any more. Scope: `requests:write` */
  createRequestSend: { input: { params: { id: number }; body: CreateRequestSendBody }; output: Request };
  /** Ask another company, where fewer than three are running and six in all were not asked. Scope: `requests:write` */
  createRequestCompany: { input: { params: { id: number }; body: CreateRequestCompanyBody }; output: Request };
  /** Take the request back from a company, which makes room for another. Scope: `requests:write` */
  deleteRequestCompany: { input: { params: { id: number; companyId: number } }; output: Request };
  /** Add words to a request that was sent; the companies are told. Scope: `requests:write` */
  createRequestAddition: { input: { params: { id: number }; body: CreateRequestAdditionBody }; output: Request };
  /** End a request; the companies are told kindly. Scope: `requests:write` */
  closeRequest: { input: { params: { id: number }; body: CloseRequestBody }; output: Request };
  /** Let an open request run 30 days longer, once. Scope: `requests:write` */
  prolongRequest: { input: { params: { id: number } }; output: Request };
  /** Answer what a company has asked: it alone, or all of them without saying who asked. Scope: `requests:write` */
  answerRequestAsked: { input: { params: { id: number; questionId: number }; body: AnswerRequestAskedBody }; output: Request };
  /** Add a picture (JPEG, PNG, GIF) or a PDF to a draft or an open request. With the Idempotency-Key of one that has arrived nothing is stored again. Scope: `requests:write` */
  uploadRequestFile: { input: { params: { id: number }; form: FormData }; output: Request };
  /** A picture as WebP in one of two sizes, or a PDF to keep; for the client and the companies at work on it. Scope: `requests:read` */
  getRequestFile: { input: { params: { id: number; fileId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Say what a file of a draft shows, or move it. Scope: `requests:write` */
  updateRequestFile: { input: { params: { id: number; fileId: number }; body: UpdateRequestFileBody }; output: Request };
  /** Take a file away; from an open request it is withdrawn: a line says so, and the companies are told. Scope: `requests:write` */
  deleteRequestFile: { input: { params: { id: number; fileId: number } }; output: Request };
  /** What my company was asked, newest first; of what is over one line stays. Scope: `requests:read` */
  listInvitations: { input: { query?: { state?: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; limit?: number; cursor?: string | number } }; output: Page<Invitation> };
  /** The request as my company sees it. Scope: `requests:read` */
  getInvitation: { input: { params: { id: number } }; output: Request };
  /** Say that my company has seen it; no answer yet. Scope: `requests:write` */
  seenInvitation: { input: { params: { id: number } }; output: Request };
  /** Decline with a reason; the client can ask another company. Scope: `requests:write` */
  declineInvitation: { input: { params: { id: number }; body: DeclineInvitationBody }; output: Invitation };
  /** Ask the client something about the request, which is an answer in time. Scope: `requests:write` */
  createInvitationQuestion: { input: { params: { id: number }; body: CreateInvitationQuestionBody }; output: Request };
  /** What a client is asked about work of a trade; no question where the trade has none */
  getRequestQuestions: { input: { query: { category: number } }; output: RequestQuestion };
  /** The commune of a postal code, where the codes we know say so */
  getRequestCommune: { input: { query: { postalCode: string } }; output: RequestCommune };
  /** Visits proposed to me or by my company, newest first. Scope: `visits:read` */
  listVisits: { input: { query?: { state?: "proposed" | "asked" | "agreed" | "cancelled"; requestId?: number; invitationId?: number; partnerId?: number; limit?: number; cursor?: string | number } }; output: Page<Visit> };
  /** Propose up to three times for a visit; the client takes one. An answer to a request. Scope: `visits:write` */
  createVisit: { input: { body: CreateVisitBody }; output: Visit };
  /** One of my visits. Scope: `visits:read` */
  getVisit: { input: { params: { id: number } }; output: Visit };
  /** Take one of the times that the other side has proposed. Both get it for their calendar. Scope: `visits:write` */
  acceptVisit: { input: { params: { id: number }; body: AcceptVisitBody }; output: Visit };
  /** Say that none of the times suits; what was agreed before stands. Scope: `visits:write` */
  askOthersVisit: { input: { params: { id: number }; body: AskOthersVisitBody }; output: Visit };
  /** Propose other times; the agreed one stands until the other side has taken one of them. Scope: `visits:write` */
  moveVisit: { input: { params: { id: number }; body: MoveVisitBody }; output: Visit };
  /** Call a visit off, proposed or agreed. Scope: `visits:write` */
  cancelVisit: { input: { params: { id: number }; body: CancelVisitBody }; output: Visit };
  /** Answer a review of my company, once and in public. Scope: `reviews:write` */
  createReviewReply: { input: { params: { reviewId: number }; body: CreateReviewReplyBody }; output: CreateCompanyReviewResponse };
  /** Put another answer in the place of mine, within a day. Scope: `reviews:write` */
  updateReviewReply: { input: { params: { reviewId: number }; body: CreateReviewReplyBody }; output: CreateCompanyReviewResponse };
  /** The reviews of my company, newest first, those that wait or are withheld among them. Scope: `reviews:read` */
  listOwnCompanyReviews: { input: { query?: { limit?: number; cursor?: string | number } }; output: Page<CompaniesReview> };
  /** A picture of a review as WebP in one of two sizes, for whoever may read the review */
  getReviewPicture: { input: { params: { reviewId: number; pictureId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Prices of my company by their words; of those that are searched for, what begins with them and is newest comes first. Scope: `quotes:read` */
  listPriceBook: { input: { query?: { search?: string; limit?: number; cursor?: string | number } }; output: Page<PriceBook> };
  /** Add a price to the book of my company. Scope: `quotes:write` */
  createPriceBook: { input: { body: CreatePriceBookBody }; output: PriceBook };
  /** Change a price in the book of my company; quotes stay as they are. Scope: `quotes:write` */
  updatePriceBook: { input: { params: { id: number }; body: UpdatePriceBookBody }; output: PriceBook };
  /** Delete a price from the book of my company; quotes stay as they are. Scope: `quotes:write` */
  deletePriceBook: { input: { params: { id: number } }; output: DeletePriceBookResponse };
  /** Quotes of my company, or that were sent to me; newest first. Scope: `quotes:read` */
  listQuotes: { input: { query?: { state?: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; requestId?: number; invitationId?: number; projectId?: number; limit?: number; cursor?: string | number } }; output: Page<QuoteListItem> };
  /** Begin a quote for a request, for a client one writes with, or a change order for a project under way. It is a draft, which nobody else sees. Scope: `quotes:write` */
  createQuote: { input: { body: CreateQuoteBody }; output: Quote };
  /** A quote of my company with its draft, or the newest version that was sent to me. Scope: `quotes:read` */
  getQuote: { input: { params: { id: number } }; output: Quote };
  /** Change a draft; where somebody else has changed it meanwhile, nothing is stored. Scope: `quotes:write` */
  updateQuote: { input: { params: { id: number }; body: UpdateQuoteBody }; output: Quote };
  /** Throw away a draft; of a quote that was sent, the version that is being written. Scope: `quotes:write` */
  deleteQuote: { input: { params: { id: number } }; output: DeleteQuoteResponse };
  /** Send the draft to the client: it is frozen at once, and sent as soon as its paper is stored. What was sent never changes. Scope: `quotes:write` */
  sendQuote: { input: { params: { id: number }; body: SendQuoteBody }; output: Quote };
  /** Take back a quote that is not accepted. Scope: `quotes:write` */
  withdrawQuote: { input: { params: { id: number } }; output: Quote };
  /** Add a picture (JPEG, PNG, GIF) or a PDF to a draft. With the Idempotency-Key of one that has arrived nothing is stored again. Scope: `quotes:write` */
  uploadQuoteFile: { input: { params: { id: number }; form: FormData }; output: Quote };
  /** A picture as WebP in one of two sizes, or a PDF to keep; for the company, and for the client once it was sent. Scope: `quotes:read` */
  getQuoteFile: { input: { params: { id: number; fileId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Take a file out of a draft; with a version that was sent before it stays. Scope: `quotes:write` */
  deleteQuoteFile: { input: { params: { id: number; fileId: number } }; output: Quote };
  /** The paper of a version that was sent, as a PDF. It never changes. Scope: `quotes:read` */
  getQuoteVersionPdf: { input: { params: { id: number; version: number } }; output: Response };
  /** The paper of my draft as it would go out now, as a PDF, in the language it goes out in. Scope: `quotes:read` */
  getQuotePreview: { input: { params: { id: number } }; output: Response };
  /** The quote that was accepted with a page that says who signed it, when and how, as a PDF. Scope: `quotes:read` */
  getQuoteSignedCopy: { input: { params: { id: number } }; output: Response };
  /** I have opened this quote: the company knows then. Scope: `quotes:write` */
  seenQuote: { input: { params: { id: number } }; output: Quote };
  /** Ask for another version; the one that was sent can still be accepted. Scope: `quotes:write` */
  askChangeQuote: { input: { params: { id: number }; body: AskChangeQuoteBody }; output: Quote };
  /** Decline a quote, and say why. Scope: `quotes:write` */
  declineQuote: { input: { params: { id: number }; body: DeclineQuoteBody }; output: Quote };
  /** The quotes for one of my requests beside each other: by kind of line, and what differs in words. Scope: `requests:read` */
  getRequestComparison: { input: { params: { id: number } }; output: RequestComparison };
  /** How many quotes my company has sent this year, and what became of them; my quotes by state with their totals. Scope: `quotes:read` */
  getQuoteFigures: { input: Record<string, never>; output: QuoteFigures };
  /** Begin the next version of a quote; the one that was sent can be accepted until it is sent. Scope: `quotes:write` */
  createQuoteVersion: { input: { params: { id: number } }; output: Quote };
  /** What my company has kept to begin quotes with, by name; 60 at most. Scope: `quotes:read` */
  listQuoteTemplates: { input: Record<string, never>; output: QuoteTemplateListItem[] };
  /** Keep what a quote of my company says as a template. Scope: `quotes:write` */
  createQuoteTemplate: { input: { body: CreateQuoteTemplateBody }; output: QuoteTemplateListItem };
  /** A template of my company with its lines. Scope: `quotes:read` */
  getQuoteTemplate: { input: { params: { id: number } }; output: QuoteTemplate };
  /** Delete a template of my company; quotes that began with it stay as they are. Scope: `quotes:write` */
  deleteQuoteTemplate: { input: { params: { id: number } }; output: DeleteQuoteTemplateResponse };
  /** What jobs of each trade cost: the middle half and the median, or nulls below ten jobs by three companies for five clients */
  listPrices: { input: Record<string, never>; output: PriceListItem[] };
  /** What jobs of a trade cost, by year, size and kind of line. Every cell has ten jobs by three companies for five clients, or nulls */
  getPrice: { input: { params: { categoryId: number } }; output: Price };
  /** What work on a dwelling comes to with 17 % and with 3 % (TVA logement), and what is left of the ceiling */
  getVatOnHousing: { input: { query: { work?: "renovation" | "creation"; net: string; firstOccupied?: string; acquired?: string; mainResidence: "true" | "false"; used?: string } }; output: VatOnHousing };
  /** My conversations as leads, latest first as in GET /api/messages; or those first that wait for a first answer, the longest wait first, all of them on the first page. Scope: `leads:read` */
  listCompanyLeads: { input: { query?: { limit?: number; cursor?: string | number; mine?: "true"; stage?: "new" | "talking" | "quoted" | "won" | "lost"; search?: string; sort?: "latest" | "waiting" } }; output: Page<CompanyLead> };
  /** Of all my leads, not of a page of them: how many stand in each column, and what they are worth. Scope: `leads:read` */
  listCompanyLeadsTotals: { input: { query?: { mine?: "true"; search?: string } }; output: CompanyLeadsTotals[] };
  /** The conversation with one person as a lead. Scope: `leads:read` */
  getCompanyLead: { input: { params: { userId: number } }; output: CompanyLead };
  /** Put a conversation into another column of the board. Scope: `leads:write` */
  updateCompanyLead: { input: { params: { userId: number }; body: UpdateCompanyLeadBody }; output: UpdateCompanyLeadResponse };
  /** Say that we do not take this on: the client is sent the message, and the lead is lost. Scope: `leads:write` */
  createCompanyLeadDecline: { input: { params: { userId: number }; body: CreateCompanyLeadDeclineBody }; output: UpdateCompanyLeadResponse };
  /** Note something about a lead for the team alone; nothing at all takes the note away. Scope: `leads:write` */
  updateCompanyLeadNote: { input: { params: { userId: number }; body: UpdateCompanyLeadNoteBody }; output: UpdateCompanyLeadResponse };
  /** The own company’s figures of the last 7, 30, 90 or 365 days. Scope: `company:read` */
  getCompanyInsights: { input: { query: { days: "7" | "30" | "90" | "365" } }; output: CompanyInsight };
  /** The same day by day, as a CSV file. Scope: `company:read` */
  getCompanyInsightsCsv: { input: { query: { days: "7" | "30" | "90" | "365" } }; output: Response };
  /** Who runs this website, for the imprint */
  getOperator: { input: Record<string, never>; output: Operator };
  /** How many notifications I have not read. Scope: `account:read` */
  getNotificationsUnread: { input: Record<string, never>; output: NotificationsUnread };
  /** My notifications, newest first. Scope: `account:read` */
  listNotifications: { input: { query?: { limit?: number; cursor?: string | number } }; output: Page<Notification> };
}

export const operations = {
  getUser: ['GET', '/api/user', 'json'],
  getCompany: ['GET', '/api/companies/{id}', 'json'],
  listCompanyServices: ['GET', '/api/companies/{id}/services', 'json'],
  listCompanyGallery: ['GET', '/api/companies/{id}/gallery', 'json'],
  listCompanyProjects: ['GET', '/api/companies/{id}/projects', 'page'],
  listCompanyPriceExamples: ['GET', '/api/companies/{id}/price-examples', 'json'],
  listCompanySimilar: ['GET', '/api/companies/{id}/similar', 'json'],
  listCompanyWithheldReviews: ['GET', '/api/companies/{id}/withheld-reviews', 'page'],
  listCompanyReviews: ['GET', '/api/companies/{id}/reviews', 'page'],
  getCompanyProfileDetails: ['GET', '/api/company-profile/details', 'json'],
  updateCompanyProfile: ['PATCH', '/api/company-profile', 'json'],
  getCompanyProfile: ['GET', '/api/company-profile', 'json'],
  createCompanyProfileService: ['POST', '/api/company-profile/services', 'json'],
  deleteCompanyProfileService: ['DELETE', '/api/company-profile/services/{categoryId}', 'json'],
  uploadCompanyProfilePicture: ['POST', '/api/company-profile/pictures', 'json'],
  updateCompanyProfilePicture: ['PATCH', '/api/company-profile/pictures/{pictureId}', 'json'],
  deleteCompanyProfilePicture: ['DELETE', '/api/company-profile/pictures/{pictureId}', 'json'],
  getCompanyProfileTown: ['GET', '/api/company-profile/town', 'json'],
  getCompanyTeam: ['GET', '/api/company-team', 'json'],
  getCompanyTeamLead: ['GET', '/api/company-team/leads/{clientId}', 'json'],
  updateCompanyTeamLead: ['PATCH', '/api/company-team/leads/{clientId}', 'json'],
  listCategories: ['GET', '/api/categories', 'json'],
  getDirectoryFigures: ['GET', '/api/directory-figures', 'json'],
  listCompanies: ['GET', '/api/companies', 'page'],
  listCompanyPlaces: ['GET', '/api/company-places', 'json'],
  getSearchReading: ['GET', '/api/search-reading', 'json'],
  listCommunes: ['GET', '/api/communes', 'json'],
  getSuggestions: ['GET', '/api/suggestions', 'json'],
  listFolders: ['GET', '/api/folders', 'page'],
  createFolder: ['POST', '/api/folders', 'json'],
  getFolder: ['GET', '/api/folders/{id}', 'json'],
  updateFolder: ['PATCH', '/api/folders/{id}', 'json'],
  deleteFolder: ['DELETE', '/api/folders/{id}', 'json'],
  listFolderCompanies: ['GET', '/api/folders/{id}/companies', 'page'],
  createFolderCompany: ['POST', '/api/folders/{id}/companies', 'json'],
  updateFolderCompany: ['PATCH', '/api/folders/{id}/companies/{companyId}', 'json'],
  deleteFolderCompany: ['DELETE', '/api/folders/{id}/companies/{companyId}', 'json'],
  listContacts: ['GET', '/api/contacts', 'page'],
  createContact: ['POST', '/api/contacts', 'json'],
  getContactsKept: ['GET', '/api/contacts/kept', 'json'],
  deleteContact: ['DELETE', '/api/contacts/{companyId}', 'json'],
  getContactsCheck: ['GET', '/api/contacts/check/{companyId}', 'json'],
  listProjects: ['GET', '/api/projects', 'page'],
  createProject: ['POST', '/api/projects', 'json'],
  getProject: ['GET', '/api/projects/{id}', 'json'],
  getProjectRoom: ['GET', '/api/projects/{id}/room', 'json'],
  uploadProjectFile: ['POST', '/api/projects/{id}/files', 'json'],
  getProjectFile: ['GET', '/api/projects/{id}/files/{fileId}', 'file'],
  updateProjectFile: ['PATCH', '/api/projects/{id}/files/{fileId}', 'json'],
  deleteProjectFile: ['DELETE', '/api/projects/{id}/files/{fileId}', 'json'],
  createProjectMilestone: ['POST', '/api/projects/{id}/milestones', 'json'],
  tickProjectMilestone: ['POST', '/api/projects/{id}/milestones/{milestoneId}/tick', 'json'],
  deleteProjectMilestone: ['DELETE', '/api/projects/{id}/milestones/{milestoneId}', 'json'],
  listMessages: ['GET', '/api/messages', 'page'],
  createMessage: ['POST', '/api/messages', 'json'],
  listConversations: ['GET', '/api/messages/conversations', 'page'],
  getMessagesUnread: ['GET', '/api/messages/unread', 'json'],
  getMessagesPartner: ['GET', '/api/messages/partner/{partnerId}', 'json'],
  listConversationMessages: ['GET', '/api/messages/conversation/{partnerId}', 'page'],
  markReadMessages: ['POST', '/api/messages/mark-read', 'json'],
  uploadMessagesAttachment: ['POST', '/api/messages/attachments', 'json'],
  deleteMessagesAttachment: ['DELETE', '/api/messages/attachments/{attachmentId}', 'json'],
  getMessagesAttachment: ['GET', '/api/messages/attachments/{attachmentId}', 'file'],
  createRequest: ['POST', '/api/requests', 'json'],
  listRequests: ['GET', '/api/requests', 'page'],
  updateRequest: ['PATCH', '/api/requests/{id}', 'json'],
  deleteRequest: ['DELETE', '/api/requests/{id}', 'json'],
  getRequest: ['GET', '/api/requests/{id}', 'json'],
  createRequestSend: ['POST', '/api/requests/{id}/send', 'json'],
  createRequestCompany: ['POST', '/api/requests/{id}/companies', 'json'],
  deleteRequestCompany: ['DELETE', '/api/requests/{id}/companies/{companyId}', 'json'],
  createRequestAddition: ['POST', '/api/requests/{id}/additions', 'json'],
  closeRequest: ['POST', '/api/requests/{id}/close', 'json'],
  prolongRequest: ['POST', '/api/requests/{id}/prolong', 'json'],
  answerRequestAsked: ['POST', '/api/requests/{id}/asked/{questionId}/answer', 'json'],
  uploadRequestFile: ['POST', '/api/requests/{id}/files', 'json'],
  getRequestFile: ['GET', '/api/requests/{id}/files/{fileId}', 'file'],
  updateRequestFile: ['PATCH', '/api/requests/{id}/files/{fileId}', 'json'],
  deleteRequestFile: ['DELETE', '/api/requests/{id}/files/{fileId}', 'json'],
  listInvitations: ['GET', '/api/invitations', 'page'],
  getInvitation: ['GET', '/api/invitations/{id}', 'json'],
  seenInvitation: ['POST', '/api/invitations/{id}/seen', 'json'],
  declineInvitation: ['POST', '/api/invitations/{id}/decline', 'json'],
  createInvitationQuestion: ['POST', '/api/invitations/{id}/questions', 'json'],
  getRequestQuestions: ['GET', '/api/request-questions', 'json'],
  getRequestCommune: ['GET', '/api/request-commune', 'json'],
  listVisits: ['GET', '/api/visits', 'page'],
  createVisit: ['POST', '/api/visits', 'json'],
  getVisit: ['GET', '/api/visits/{id}', 'json'],
  acceptVisit: ['POST', '/api/visits/{id}/accept', 'json'],
  askOthersVisit: ['POST', '/api/visits/{id}/ask-others', 'json'],
  moveVisit: ['POST', '/api/visits/{id}/move', 'json'],
  cancelVisit: ['POST', '/api/visits/{id}/cancel', 'json'],
  createReviewReply: ['POST', '/api/reviews/{reviewId}/reply', 'json'],
  updateReviewReply: ['PATCH', '/api/reviews/{reviewId}/reply', 'json'],
  listOwnCompanyReviews: ['GET', '/api/companies/reviews', 'page'],
  getReviewPicture: ['GET', '/api/reviews/{reviewId}/pictures/{pictureId}', 'file'],
  listPriceBook: ['GET', '/api/price-book', 'page'],
  createPriceBook: ['POST', '/api/price-book', 'json'],
  updatePriceBook: ['PATCH', '/api/price-book/{id}', 'json'],
  deletePriceBook: ['DELETE', '/api/price-book/{id}', 'json'],
  listQuotes: ['GET', '/api/quotes', 'page'],
  createQuote: ['POST', '/api/quotes', 'json'],
  getQuote: ['GET', '/api/quotes/{id}', 'json'],
  updateQuote: ['PATCH', '/api/quotes/{id}', 'json'],
  deleteQuote: ['DELETE', '/api/quotes/{id}', 'json'],
  sendQuote: ['POST', '/api/quotes/{id}/send', 'json'],
  withdrawQuote: ['POST', '/api/quotes/{id}/withdraw', 'json'],
  uploadQuoteFile: ['POST', '/api/quotes/{id}/files', 'json'],
  getQuoteFile: ['GET', '/api/quotes/{id}/files/{fileId}', 'file'],
  deleteQuoteFile: ['DELETE', '/api/quotes/{id}/files/{fileId}', 'json'],
  getQuoteVersionPdf: ['GET', '/api/quotes/{id}/versions/{version}/pdf', 'file'],
  getQuotePreview: ['GET', '/api/quotes/{id}/preview', 'file'],
  getQuoteSignedCopy: ['GET', '/api/quotes/{id}/signed-copy', 'file'],
  seenQuote: ['POST', '/api/quotes/{id}/seen', 'json'],
  askChangeQuote: ['POST', '/api/quotes/{id}/ask-change', 'json'],
  declineQuote: ['POST', '/api/quotes/{id}/decline', 'json'],
  getRequestComparison: ['GET', '/api/requests/{id}/comparison', 'json'],
  getQuoteFigures: ['GET', '/api/quote-figures', 'json'],
  createQuoteVersion: ['POST', '/api/quotes/{id}/versions', 'json'],
  listQuoteTemplates: ['GET', '/api/quote-templates', 'json'],
  createQuoteTemplate: ['POST', '/api/quote-templates', 'json'],
  getQuoteTemplate: ['GET', '/api/quote-templates/{id}', 'json'],
  deleteQuoteTemplate: ['DELETE', '/api/quote-templates/{id}', 'json'],
  listPrices: ['GET', '/api/prices', 'json'],
  getPrice: ['GET', '/api/prices/{categoryId}', 'json'],
  getVatOnHousing: ['GET', '/api/vat-on-housing', 'json'],
  listCompanyLeads: ['GET', '/api/company-leads', 'page'],
  listCompanyLeadsTotals: ['GET', '/api/company-leads/totals', 'json'],
  getCompanyLead: ['GET', '/api/company-leads/{userId}', 'json'],
  updateCompanyLead: ['PATCH', '/api/company-leads/{userId}', 'json'],
  createCompanyLeadDecline: ['POST', '/api/company-leads/{userId}/decline', 'json'],
  updateCompanyLeadNote: ['PATCH', '/api/company-leads/{userId}/note', 'json'],
  getCompanyInsights: ['GET', '/api/company-insights', 'json'],
  getCompanyInsightsCsv: ['GET', '/api/company-insights/csv', 'file'],
  getOperator: ['GET', '/api/operator', 'json'],
  getNotificationsUnread: ['GET', '/api/notifications/unread', 'json'],
  listNotifications: ['GET', '/api/notifications', 'page'],
} as const satisfies Record<keyof Operations, readonly [method: string, path: string, kind: 'page' | 'file' | 'json']>;
