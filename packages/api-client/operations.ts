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

export type Category = { id: number; name: string; names: TranslatedNames; description: string };

export type CloseRequestBody = { reason: "found-here" | "found-elsewhere" | "postponed" | "too-expensive" | "other"; text?: string };

export type Commune = { name: string; names: TranslatedNames; canton: string; cantonNames: TranslatedNames };

export type CompaniesReview = { id: number; rating: number; comment: string | null; pictures: { id: number; width: number; height: number }[]; createdAt: string; isAnonymous: boolean; user: CompanyProjectReviewUser; reply: { text: string; createdAt: string } | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; replyTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; projectId: number | null; userId: number | null; companyId: number; status: "approved" | "pending" | "rejected"; isReported: boolean; edit: { rating: number; comment: string | null } | null; withheld: { reason: "personal-data" | "insult" | "not-genuine" | "off-topic" | "illegal" | "other"; at: string; statement: string | null; appeal: "waiting" | "refused" | null } | null; abilities: CompaniesReviewAbility; project: { name: string } | null };

export type CompaniesReviewAbility = { mayEdit: boolean; mayAddPictures: boolean; mayFlag: boolean; mayReply: boolean; mayChangeReply: boolean; mayAppeal: boolean };

export type Company = { id: number; userId: number; name: string; line: string; description: string; textLanguage: "en" | "fr" | "de" | "lb" | "pt" | null; texts: Record<string, { line: string; description: string }>; logoUrl: string | null; address: string | null; postalCode: string | null; city: string | null; commune: string | null; canton: string | null; isFeatured: boolean; hasEmergencyService: boolean; isVatVerified: boolean; isVerified: boolean; reviews: CompanyReview[]; gallery: CompanyGallery[]; services: CreateCompanyProfileServiceResponse[]; ratingAverage: number | null; reviewCount: number; projectCount: number; languages: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; responseHours: number | null; phoneNumber: string | null; email: string | null; website: string | null; businessHours: Record<string, string> | null; emergencyPhoneNumber: string | null; serviceCantons: string[]; serviceCommunes: string[]; foundedIn: number | null; teamSize: number | null; guarantee: string | null; ratingCounts: { rating: number; count: number }[]; projects: CompanyProject[]; shownProjectCount: number; isDemo: boolean; isListed: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; guaranteeTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; captionTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; drawing: string | null; verifiedFacts: ({ kind: "vat" | "registration" | "permit" | "insurance"; number: string | null; insurer: string | null; source: "vies" | "moderator" | "register" | "ministry" | "insurer"; verifiedAt: string | null; expiresOn: string | null })[]; placeNames: Record<string, TranslatedNames>; areaMap: string | null };

export type CompanyGallery = { id: number; imageUrl: string; title: string | null; description: string | null; width?: number; height?: number };

export type CompanyInsight = { span: 7 | 30 | 90 | 365; timeframes: (7 | 30 | 90 | 365)[]; until: string; figures: { views: CompanyInsightFiguresImpression; impressions: CompanyInsightFiguresImpression; contacts: CompanyInsightFiguresImpression; messages: CompanyInsightFiguresImpression; reviews: CompanyInsightFiguresImpression }; days: { day: string; views: number; viewsBefore: number; impressions: number; messages: number; reviews: number }[]; sources: { search: number; category: number; direct: number }; responseRate: number | null; responseMinutes: number | null; conversion: number | null; months: { month: string; inquiries: number; projects: number }[]; trade: { name: string; names: TranslatedNames; companies: number; views: number; impressions: number; contacts: number; messages: number } | null; mayDownload: boolean };

export type CompanyInsightFiguresImpression = { now: number; before: number };

export type CompanyLead = { userId: number; stage: "new" | "talking" | "quoted" | "won" | "lost"; isPlacedByHand: boolean; declinedFor: "fully-booked" | "too-far" | "not-our-trade" | "too-small" | "other" | null; caretaker: TeamMember | null; waitingSince: string | null; note: string | null; work: { title: string; isRequest: boolean; trade: CompanyLeadWorkPlace | null; place: CompanyLeadWorkPlace | null; budget: { min: number | null; max: number | null } | null; budgetText: string | null } | null; otherUser: ConversationOtherUser; unreadCount: number; lastMessage: ConversationLastMessage };

export type CompanyLeadWorkPlace = { name: string; names: TranslatedNames };

export type CompanyLeadsTotals = { stage: "new" | "talking" | "quoted" | "won" | "lost"; count: number; waiting: number; value: number };

export type CompanyListItem = { id: number; userId: number; name: string; line: string; description: string; textLanguage: "en" | "fr" | "de" | "lb" | "pt" | null; texts: Record<string, { line: string; description: string }>; logoUrl: string | null; address: string | null; postalCode: string | null; city: string | null; commune: string | null; canton: string | null; isFeatured: boolean; hasEmergencyService: boolean; isVatVerified: boolean; isVerified: boolean; reviews: { id: number; rating: number }[]; gallery: CompanyGallery[]; services: CreateCompanyProfileServiceResponse[]; ratingAverage: number | null; reviewCount: number; projectCount: number; languages: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; responseHours: number | null; review: { text: string; language: string | null } | null; priceExample: { title: string; language: string | null; budget: number } | null; distance?: { isThere: boolean; worksThere: boolean; km: number | null } };

export type CompanyPlace = { commune: string; communeNames: TranslatedNames; canton: string; cantonNames: TranslatedNames; latitude: number; longitude: number; count: number };

export type CompanyPriceExample = { id: number; title: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: number; completedAt: string };

export type CompanyProfile = { id: number; userId: number; name: string; description: string; logoUrl: string | null; registrationNumber: string | null; vatNumber: string | null; isVatVerified: boolean; email: string | null; phoneNumber: string | null; website: string | null; hasEmergencyService: boolean; address: string | null; city: string | null; postalCode: string | null; subscriptionStatus: string; subscriptionPlan: "basic" | "professional" | "premium" | null; subscriptionRenewalDate: string | null; listing: { isListed: boolean; missing: ("trade" | "place" | "text" | "email")[]; keptUntil: string | null }; views: number; viewsChange: number; messages: number; messagesChange: number; reviews: number; reviewsChange: number; firstSpan: 7 | 30 | 90 | 365; firstSteps: { hasAnswered: boolean; hasProof: boolean } | null; hasTeam: boolean; abilities: { mayPay: boolean; mayEdit: boolean } };

export type CompanyProfileDetails = { id: number; name: string; line: string; description: string; textLanguage: "en" | "fr" | "de" | "lb" | "pt" | null; texts: Record<string, { line: string; description: string }>; logoUrl: string | null; address: string | null; city: string | null; postalCode: string | null; commune: string | null; canton: string | null; registrationNumber: string | null; vatNumber: string | null; iban: string | null; isVatVerified: boolean; isVatExempt: boolean; hasEmergencyService: boolean; phoneNumber: string | null; email: string | null; website: string | null; businessHours: Record<string, string> | null; emergencyPhoneNumber: string | null; languages: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; serviceCantons: string[]; serviceCommunes: string[]; foundedIn: number | null; teamSize: number | null; guarantee: string | null; isContactPublic: boolean; services: CreateCompanyProfileServiceResponse[]; gallery: CompanyGallery[]; plan: "basic" | "professional" | "premium" | null; limits: { services: number | null; images: number | null } };

export type CompanyProfileTown = { isKnown: boolean; commune: string | null; meant: string | null };

export type CompanyProject = { id: number; title: string; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; captionTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: number | null; budgetWords: string | null; completedAt: string; status: "completed"; gallery: CompanyGallery[]; reviews: ({ id: number; rating: number; comment: string | null; pictures: { id: number; width: number; height: number }[]; createdAt: string; isAnonymous: boolean; user: CompanyProjectReviewUser; reply: { text: string; createdAt: string } | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; replyTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] } })[] };

export type CompanyProjectReviewUser = { username: string | null };

export type CompanyReview = { id: number; rating: number; comment: string | null; pictures: { id: number; width: number; height: number }[]; createdAt: string; isAnonymous: boolean; user: CompanyProjectReviewUser; reply: { text: string; createdAt: string } | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; replyTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; project: { title: string; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; completedAt: string | null; budget: number | null } | null };

export type CompanyService = { id: number; categoryId: number; category?: Category };

export type CompanySimilar = { id: number; name: string; logoUrl: string | null; city: string | null; ratingAverage: number | null };

export type CompanyTeam = { company: { id: number; name: string }; members: ({ userId: number; name: string; role: "owner" | "manager" | "member"; isMe: boolean; joinedAt: string })[]; invitations: CreateCompanyTeamInvitationResponse[]; abilities: { mayManage: boolean; mayLeave: boolean } };

export type CompanyTeamLead = { caretaker: TeamMember | null; people: TeamMember[] };

export type CompanyWithheldReview = { id: number; reason: "personal-data" | "insult" | "not-genuine" | "off-topic" | "illegal" | "other"; withheldAt: string };

export type Contact = { id: number; userId: number; companyId: number; createdAt: string; company: { id: number; userId: number; name: string; logoUrl: string | null; categories: SearchReadingTrade[] } };

export type ContactsCheck = { isLiked: boolean };

export type ContactsKept = { liked: number[]; saved: { companyId: number; folderId: number; folder: string }[] };

export type Conversation = { otherUser: ConversationOtherUser; unreadCount: number; lastMessage: ConversationLastMessage };

export type ConversationInBrief = { userId: number; username: string; userType: "private" | "company" | "admin"; name: string; logoUrl: string | null; lastMessage: string; attachmentCount: number; lastMessageDate: string; isLastMine: boolean; isLastWithheld: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; unreadCount: number };

export type ConversationLastMessage = { content: string; attachmentCount: number; createdAt: string; isMine: boolean; isWithheld: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] } };

export type ConversationOtherUser = { id: number; username: string; name: string; email: string | null; userType: "private" | "company" | "admin"; company: { name: string; logoUrl: string | null } | null };

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

export type CreatePriceBookBody = { description: string; kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; unitPrice: string; vatRate: number; group?: string };

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

export type Invitation = { id: number; state: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; visit: "proposed" | "asked" | "agreed" | "cancelled" | "over" | null; sentAt: string; dueAt: string; seenAt: string | null; answeredAt: string | null; endedAt: string | null; declinedFor: "fully-booked" | "too-far" | "not-our-work" | "too-small" | "other" | null; projectId: number | null; client: { id: number; name: string } | null; caretaker: TeamMember | null; request: { id: number; title: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; commune: string; communeNames: TranslatedNames; category: SearchReadingTrade; distanceKm: number | null; postalCode: string | null; timing: { kind: "urgent" | "within-month" | "one-to-three-months" | "flexible" | "date"; date: string | null } | null; budget: { min: string; max: string } | null; coverUrl: string | null } };

export type MarkReadMessagesBody = { conversationPartnerId: number };

export type Message = { id: number; senderId: number; receiverId: number; content: string; isWithheld: boolean; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; attachments: MessageAttachment[]; isRead: boolean; createdAt: string; sender: MessageReceiver; receiver: MessageReceiver; writtenBy?: string; clientKey?: string };

export type MessageAttachment = { id: number; kind: "picture" | "pdf"; name: string; size: number; width: number | null; height: number | null };

export type MessageReceiver = { id: number; username: string; userType: "private" | "company" | "admin" };

export type MessagesPartner = { id: number; username: string; userType: "private" | "company" | "admin"; name: string; company: { id: number; name: string; logoUrl: string | null; city: string | null } | null; isBlocked: boolean; hasBlockedMe: boolean; hasNews: boolean; lastWrittenAt: string | null; abilities: { maySend: boolean; mayPropose: boolean } };

export type MessagesUnread = { messages: number; conversations: number };

export type MoveVisitBody = { slots: { start: string; minutes: number }[]; text?: string };

export type Notification = { id: number; kind: "messageReceived" | "projectCreated" | "projectMarkedDone" | "projectCompleted" | "projectDeclined" | "projectCancelled" | "roomChanged" | "publicationAsked" | "publicationAnswered" | "reviewReceived" | "reviewWaiting" | "reviewApproved" | "reviewWithheld" | "reviewStaysWithheld" | "reviewEditRefused" | "reviewReplied" | "reviewFlagged" | "clientReportDecided" | "vatNumberChecked" | "proofDecided" | "contentTakenDown" | "objectionDecided" | "standingChanged" | "conversationReportDecided" | "requestReportDecided" | "requestTakenDown" | "quoteReportDecided" | "quoteTakenDown" | "moderationWaits" | "subscriptionChanged" | "listingEnds" | "leadHandedOver" | "leadWaiting" | "requestSent" | "requestReceived" | "requestReminder" | "requestAnswered" | "requestAdded" | "requestStreetShown" | "requestEnded" | "wishedToAsk" | "companyDeclined" | "companySilent" | "companyAsked" | "companySuspended" | "companyReinstated" | "requestExpired" | "visitProposed" | "visitOthersAsked" | "visitAgreed" | "visitCancelled" | "visitReminder" | "quoteReceived" | "quoteRevised" | "quoteWithdrawn" | "quoteSigned" | "quoteChangeAsked" | "quoteDeclined" | "quoteAccepted" | "quoteNotChosen" | "quoteNotSent" | "quoteExpired" | "contractWithdrawn" | "withdrawalReceived" | "changeOrderWithdrawn" | "changeWithdrawalReceived" | "contractEndAsked" | "contractEndRefused" | "contractEnded" | "contractPartnerLeaves"; text: string; href: string; isRead: boolean; createdAt: string };

export type NotificationsUnread = { unread: number };

export type Operator = { name: string | null; address: string | null; registration: string | null; vat: string | null; permit: string | null; director: string | null; phone: string | null; email: string | null };

export type Price = { category: SearchReadingTrade; slug: string; count: number | null; median: string | null; low: string | null; high: string | null; companies: number | null; leftOut: number; byYear: ({ year: number; count: number | null; median: string | null; low: string | null; high: string | null })[]; unit: "m²" | "m" | "m³" | "piece" | "room" | "floor" | "kW" | null; bySize: ({ above: number; upTo: number | null; count: number | null; median: string | null; low: string | null; high: string | null })[]; kinds: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; percent: number })[]; madeOn: string | null; isDemo: boolean };

export type PriceBook = { id: number; description: string; kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; unitPrice: string; vatRate: number; group: string };

export type PriceListItem = { category: SearchReadingTrade; slug: string; count: number | null; median: string | null; low: string | null; high: string | null; isDemo: boolean };

export type Problem = { type: string; title: string; status: number; detail: string; message: string; code: string; requestId?: string; fields?: Record<string, string>; expected?: Record<string, string> };

export type Project = { id: number; name: string; isWithheld: boolean; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: string | null; timeline: string | null; status: "pending" | "completed" | "declined" | "cancelled"; state: "inProgress" | "partiallyComplete" | "completed" | "declined" | "cancelled"; clientConfirmed: boolean; companyConfirmed: boolean; createdAt: string; completedAt: string | null; companyId: number; companyName: string; companyLogoUrl: string | null; coverUrl: string; clientId: number; clientName: string | null; company: { name: string; email: string | null; phoneNumber: string | null; userId: number; iban: string | null }; client: { username: string; email: string; phoneNumber: string | null } | null; reviews: CreateCompanyReviewResponse[]; quoteId: number | null; sums: { agreed: string | null; changes: string; now: string } | null; request: { id: number; street: string | null; isStreetShown: boolean } | null; events: ({ id: number; kind: "created" | "confirmed" | "declined" | "cancelled" | "ended" | "withdrawn"; side: "client" | "company"; reason: string | null; createdAt: string })[]; side: "client" | "company" | null; abilities: { mayComplete: boolean; mayDecline: boolean; mayCancel: boolean; mayReview: boolean } };

export type ProjectListItem = { id: number; name: string; isWithheld: boolean; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; budget: string | null; timeline: string | null; status: "pending" | "completed" | "declined" | "cancelled"; state: "inProgress" | "partiallyComplete" | "completed" | "declined" | "cancelled"; clientConfirmed: boolean; companyConfirmed: boolean; createdAt: string; completedAt: string | null; companyId: number; companyName: string; companyLogoUrl: string | null; coverUrl: string; clientId: number; clientName: string | null; sum: string | null; nextMilestone: { name: string; dueOn: string | null; amount: string | null } | null; mayReview: boolean };

export type ProjectRoom = { files: ({ id: number; kind: "picture" | "pdf"; name: string; caption: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; stage: "before" | "during" | "after" | null; size: number; width: number | null; height: number | null; side: "client" | "company"; createdAt: string; isChosen: boolean; isFixed: boolean; abilities: { mayChange: boolean } })[]; milestones: ({ id: number; name: string; dueOn: string | null; payment: { percent: string; amount: string } | null; side: "client" | "company"; clientTickedAt: string | null; companyTickedAt: string | null; abilities: { mayRemove: boolean } })[]; publication: "none" | "asked" | "refused" | "published"; picturesLeft: number | null; abilities: { mayAdd: boolean; mayPublish: boolean; mayAsk: boolean; mayAgree: boolean; mayRefuse: boolean; mayWithdraw: boolean } };

export type Quote = { id: number; number: string | null; state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; version: number; object: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; client: QuoteListItemClient; requestId: number | null; invitationId: number | null; projectId: number | null; isChange: boolean; validUntil: string | null; createdAt: string; changedAt: string; sentAt: string | null; sendingAt: string | null; seenAt: string | null; endedAt: string | null; changeWords: string | null; declinedFor: "price" | "timing" | "scope" | "chose-another" | "other" | "no-longer-asked" | "request-closed" | null; declinedText: string | null; withdrawnAt: string | null; contractEndedAt: string | null; revision: number; company: { id: number | null; name: string; logoUrl: string | null; address: string | null; hasStreet: boolean; email: string | null; phoneNumber: string | null; iban: string | null; registrationNumber: string | null; isVatExempt: boolean; vatNumber: string | null; permit: string | null }; isCompanySuspended: boolean; partnerId: number | null; blockedBy: "me" | "partner" | null; site: { commune: string | null; communeNames: TranslatedNames; postalCode: string | null; street: string | null; isMainResidence: boolean | null; builtYear: number | null }; issuedOn: string | null; intro: string; conditions: string; startsOn: string | null; durationDays: number | null; warrantyMonths: number | null; unreadable?: UpdateQuoteBodyUnreadable; sections: { title: string; lines: QuoteLine[] }[]; changes: { since: number; lines: ({ lineId: number; marks: ("new" | "dearer" | "cheaper" | "reworded" | "changed")[]; netBefore: string | null })[]; gone: QuoteLine[] } | null; exclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; inclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" })[]; plan: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string; unreadable?: string; amount: string })[]; attachments: ({ id: number; url: string; name: string; kind: "picture" | "pdf" })[]; totals: RequestComparisonColumnTotals; rates: number[]; lastDayToWithdraw: string | null; sha256: string | null; versions: { version: number; sentAt: string; total: string; sha256: string }[]; evidence: { version: number; sha256: string; options: number[]; net: string; total: string; name: string; at: string; by: "email" | "sms" | "passkey"; network: string | null; beginsAtOnce: boolean; statements: string[]; withdrawableUntil: string | null; withdrawnAt: string | null; endedAt: string | null; projectId: number | null } | null; ending: { askedBy: "client" | "company"; reason: string; askedAt: string; confirmedAt: string | null } | null; signedCopy: { sha256: string } | null; side: "client" | "company"; changedBy: string | null; askedAbout: RequestComparisonColumnAskedAbout[]; paperLanguage: "en" | "fr" | "de" | "lb" | "pt"; addresseeName: string; addresseeAddress: string; abilities: { mayChange: boolean; mayRevise: boolean; mayWithdraw: boolean; mayAskChange: boolean; mayAccept: boolean; mayDecline: boolean; mayCompare: boolean; mayWithdrawFromContract: boolean; mayAskToEnd: boolean; mayConfirmEnd: boolean; mayTakeBackEnd: boolean; mayReport: boolean } };

export type QuoteFigures = { states: ({ state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; count: number; total: string })[]; year: { sent: number; accepted: number; acceptedTotal: string; answered: number; timed: number; middleHours: number | null } };

export type QuoteLine = { id: number; kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | null; description: string; quantity: string | null; unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum" | null; unitPrice: string | null; discountPercent: string; vatRate: number | null; isOptional: boolean; mayBeReduced: boolean; unreadable?: { quantity?: string; unitPrice?: string; discountPercent?: string }; net: string };

export type QuoteListItem = { id: number; number: string | null; state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; version: number; object: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; client: QuoteListItemClient; requestId: number | null; invitationId: number | null; projectId: number | null; isChange: boolean; validUntil: string | null; createdAt: string; changedAt: string; sentAt: string | null; sendingAt: string | null; seenAt: string | null; endedAt: string | null; changeWords: string | null; declinedFor: "price" | "timing" | "scope" | "chose-another" | "other" | "no-longer-asked" | "request-closed" | null; declinedText: string | null; withdrawnAt: string | null; contractEndedAt: string | null; company: { id: number | null; name: string; logoUrl: string | null }; commune: string | null; communeNames: TranslatedNames; answerBy: string | null; net: string; total: string };

export type QuoteListItemClient = { id: number | null; name: string };

export type QuoteTemplate = { object: string; intro: string; conditions: string; durationDays: number | null; warrantyMonths: number | null; sections: { title: string; lines: QuoteLine[] }[]; exclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; inclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" })[]; plan: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string; unreadable?: string; amount: string })[] };

export type QuoteTemplateListItem = { id: number; name: string; object: string; lines: number };

export type QuoteTotalsReducedTaxe = { rate: number; base: string; tax: string };

export type Request = { id: number; state: "draft" | "open" | "hired" | "closed" | "expired"; title: string | null; category: SearchReadingTrade | null; commune: string | null; communeNames: TranslatedNames; postalCode: string | null; createdAt: string; changedAt: string; sentAt: string | null; endsAt: string | null; description: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; questions: ({ id: string; label: string; short: string; note: string | null; kind: "choice" | "several" | "number" | "yes-no" | "text"; unit: "m²" | "m" | "m³" | "piece" | "room" | "floor" | "kW" | null; options: { id: string; label: string }[]; answer: string | string[] | number | boolean | null })[]; street: string | null; dwelling: { kind: "house" | "terraced-house" | "apartment" | "apartment-building" | "commercial" | "other" | null; builtYear: number | null; isMainResidence: boolean | null; holder: "owner" | "tenant" | "syndic" | null }; timing: { kind: "urgent" | "within-month" | "one-to-three-months" | "flexible" | "date"; date: string | null } | null; budget: { min: string; max: string } | null; files: ({ id: number; url: string; name: string; caption: string | null; kind: "picture" | "pdf"; size: number; width: number | null; height: number | null; createdAt: string })[]; additions: ({ id: number; text: string; isWithdrawal: boolean; createdAt: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] } })[]; asked: ({ id: number; text: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; createdAt: string; answer: string | null; answerTranslation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; isForAll: boolean; answeredAt: string | null; isOwn: boolean })[]; client: { id: number; name: string }; invitations: ({ id: number; company: RequestListItemInvitationCompany; state: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; visit: "proposed" | "asked" | "agreed" | "cancelled" | "over" | null; sentAt: string; dueAt: string; seenAt: string | null; answeredAt: string | null; endedAt: string | null; seesStreet: boolean; quoteId: number | null; declinedFor: "fully-booked" | "too-far" | "not-our-work" | "too-small" | "other" | null; declinedText: string | null; partnerId: number; blockedBy: "me" | "partner" | null; lastMessage: { text: string; createdAt: string; isMine: boolean } | null; days: { day: string; isWorking: boolean }[] })[]; isProlonged: boolean; closedFor: "found-here" | "found-elsewhere" | "postponed" | "too-expensive" | "other" | "taken-down" | null; distanceKm: number | null; left: { inAll: number; now: number }; side: "client" | "company"; abilities: { mayChange: boolean; mayAdd: boolean; mayClose: boolean; mayProlong: boolean; mayAsk: boolean; mayDecline: boolean; mayReport: boolean } };

export type RequestCommune = { commune: string | null };

export type RequestComparison = { request: { id: number; title: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; commune: string | null; communeNames: TranslatedNames; postalCode: string | null; clientName: string; isOpen: boolean }; outstanding: number; madeAt: string; columns: ({ quoteId: number; number: string; version: number; state: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; sentAt: string; company: { id: number | null; name: string; logoUrl: string | null; partnerId: number | null; ratingAverage: number | null; reviewCount: number; commune: string | null; communeNames: TranslatedNames; responseHours: number | null; distanceKm: number | null; verified: ({ kind: "vat" | "registration" | "permit" | "insurance"; number: string | null; expiresOn: string | null })[] }; totals: RequestComparisonColumnTotals; reckonsReduced: boolean; isMainResidence: boolean | null; each: { unit: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; quantity: string; price: string } | null; lines: QuoteLine[]; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; taken: number[]; exclusions: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; startsOn: string | null; durationDays: number | null; validUntil: string; daysLeft: number; plan: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string })[]; beforeWork: string | null; warrantyMonths: number | null; mayAccept: boolean; askedAbout: RequestComparisonColumnAskedAbout[] })[]; rows: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; cells: ({ state: "sum" | "optional" | "included" | "excluded" | "silent"; net: string | null; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | null; lineIds: number[] })[] })[]; differences: ({ about: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | "reduced" | "plan" | "starts" | "validity"; text: string })[] };

export type RequestComparisonColumnAskedAbout = { kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | null; lineId: number | null; askedAt: string };

export type RequestComparisonColumnTotals = { net: string; taxes: QuoteTotalsReducedTaxe[]; total: string; reduced: { taxes: QuoteTotalsReducedTaxe[]; total: string } | null; options: string };

export type RequestListItem = { id: number; state: "draft" | "open" | "hired" | "closed" | "expired"; title: string | null; category: SearchReadingTrade | null; commune: string | null; communeNames: TranslatedNames; postalCode: string | null; createdAt: string; changedAt: string; sentAt: string | null; endsAt: string | null; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; coverUrl: string | null; openQuestions: number; invitations: ({ id: number; company: RequestListItemInvitationCompany; state: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; visit: "proposed" | "asked" | "agreed" | "cancelled" | "over" | null; dueAt: string; seenAt: string | null; seesStreet: boolean; quoteId: number | null })[] };

export type RequestListItemInvitationCompany = { id: number; name: string; logoUrl: string | null; isHidden: boolean };

export type RequestQuestion = { version: number | null; questions: ({ id: string; label: string; short: string; note: string | null; kind: "choice" | "several" | "number" | "yes-no" | "text"; unit: "m²" | "m" | "m³" | "piece" | "room" | "floor" | "kW" | null; options: { id: string; label: string }[] })[]; pictures: string | null; emergencies: { answer: string; firstAid: string }[] };

export type SearchReading = { place: { name: string; names: TranslatedNames; commune: string; communeNames: TranslatedNames; isSaid: boolean; isThere: number; worksThere: number; within: ({ radius: "5" | "10" | "25" | "country"; count: number })[] } | null; trades: SearchReadingTrade[]; total: number; withoutFilters: number | null; spelling: string | null };

export type SearchReadingTrade = { id: number; name: string; names: TranslatedNames };

export type SendQuoteBody = { revision: number };

export type Suggestion = { companies: ({ id: number; name: string; city: string | null })[]; categories: SearchReadingTrade[]; places: { place: string; placeNames: TranslatedNames; commune: string; communeNames: TranslatedNames; canton: string; cantonNames: TranslatedNames }[] };

export type TeamMember = { userId: number; name: string; isMe: boolean };

export type TickProjectMilestoneBody = { isReached: boolean };

export type TranslatedNames = { fr?: string; de?: string; lb?: string; pt?: string };

export type UpdateCompanyLeadBody = { stage: "new" | "talking" | "quoted" | "won" | "lost" };

export type UpdateCompanyLeadNoteBody = { text: string };

export type UpdateCompanyLeadResponse = { userId: number; stage: "new" | "talking" | "quoted" | "won" | "lost"; isPlacedByHand: boolean; declinedFor: "fully-booked" | "too-far" | "not-our-trade" | "too-small" | "other" | null; caretaker: TeamMember | null; waitingSince: string | null; note: string | null; work: { title: string; isRequest: boolean; trade: CompanyLeadWorkPlace | null; place: CompanyLeadWorkPlace | null; budget: { min: number | null; max: number | null } | null; budgetText: string | null } | null };

export type UpdateCompanyProfileBody = { name?: string; description?: string; line?: string; textLanguage?: "en" | "fr" | "de" | "lb" | "pt" | null; texts?: Record<string, { line: string; description: string }>; address?: string | null | null; city?: string | null | null; postalCode?: string | null; website?: string | null | null; phoneNumber?: string | null | null; email?: string | null | null; registrationNumber?: string | null; vatNumber?: string | null; iban?: string | null; emergencyPhoneNumber?: string | null | null; guarantee?: string | null | null; isVatExempt?: boolean; isContactPublic?: boolean; hasEmergencyService?: boolean; languages?: ("lb" | "fr" | "de" | "en" | "pt" | "it" | "es" | "nl" | "pl" | "ro" | "sr" | "uk")[]; serviceCantons?: string[]; serviceCommunes?: string[]; businessHours?: Record<string, string> | null; foundedIn?: number | null | null; teamSize?: number | null | null };

export type UpdateCompanyProfilePictureBody = { title?: string | null | null; description?: string | null | null; place?: number };

export type UpdateCompanyTeamLeadBody = { userId: number | null };

export type UpdateFolderBody = { name?: string; description?: string | null };

export type UpdateFolderCompanyBody = { note: string | null };

export type UpdatePriceBookBody = { description?: string; kind?: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; unit?: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum"; unitPrice?: string; vatRate?: number; group?: string };

export type UpdateProjectFileBody = { caption: string; stage: "before" | "during" | "after" };

export type UpdateQuoteBody = { revision: number; object?: string; intro?: string; conditions?: string; site?: { commune: string | null; postalCode: string | null; street: string | null; isMainResidence: boolean | null; builtYear: number | null }; validUntil?: string | null; startsOn?: string | null; durationDays?: number | null; warrantyMonths?: number | null; paperLanguage?: "en" | "fr" | "de" | "lb" | "pt"; addresseeName?: string; addresseeAddress?: string; unreadable?: UpdateQuoteBodyUnreadable; sections?: ({ title: string; lines: ({ id?: number | null; kind?: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" | null; description: string; quantity?: string | null; unit?: "h" | "day" | "piece" | "m" | "m2" | "m3" | "kg" | "t" | "km" | "lump-sum" | null; unitPrice?: string | null; discountPercent?: string; vatRate?: number | null; isOptional?: boolean; mayBeReduced?: boolean; unreadable?: { quantity?: string; unitPrice?: string; discountPercent?: string } })[] })[]; exclusions?: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; text: string })[]; inclusions?: ({ kind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other"; inKind: "labour" | "materials" | "planning" | "permits" | "scaffolding" | "protection" | "demolition" | "disposal" | "transport" | "groundwork" | "structure" | "installation" | "electrical" | "plumbing" | "finishing" | "cleaning" | "equipment-hire" | "testing" | "warranty" | "other" })[]; plan?: ({ on: "acceptance" | "start" | "milestone" | "completion"; label: string; percent: string; unreadable?: string })[] };

export type UpdateQuoteBodyUnreadable = { validUntil?: string; startsOn?: string; durationDays?: string; warrantyMonths?: string; postalCode?: string; builtYear?: string };

export type UpdateRequestBody = { categoryId?: number | null; answers?: ({ id: string; answer: string | string[] | number | boolean })[]; title?: string | null; description?: string | null; commune?: string | null; postalCode?: string | null; street?: string | null; dwelling?: { kind?: "house" | "terraced-house" | "apartment" | "apartment-building" | "commercial" | "other" | null; builtYear?: number | null; isMainResidence?: boolean | null; holder?: "owner" | "tenant" | "syndic" | null }; timing?: { kind: "urgent" | "within-month" | "one-to-three-months" | "flexible" | "date"; date?: string | null } | null; budget?: { min: string; max: string } | null };

export type UpdateRequestFileBody = { caption?: string; position?: number };

export type User = { id: number; username: string; fullName: string | null; email: string; phoneNumber: string | null; pendingEmail?: string; pendingPhone?: string; userType: "private" | "company" | "admin"; staffRole: "moderator" | "admin" | null; mustAddFactor: boolean; isEmailVerified: boolean; isPhoneVerified: boolean; emailNotifications: boolean; smsNotifications: boolean; profilePictureUrl: string | null; language: "en" | "fr" | "de" | "lb" | "pt" | null };

export type VatOnHousing = { net: string; standard: VatOnHousingReduced; reduced: VatOnHousingReduced; advantage: string; ceiling: { limit: string; used: string; left: string }; applies: boolean; way: "age" | "acquisition" | "creation" | null; reasons: ("notMainResidence" | "tooNew" | "tooSmall" | "nothingLeft")[]; asOf: string; sources: string[] };

export type VatOnHousingReduced = { tax: string; total: string };

export type Visit = { id: number; state: "proposed" | "asked" | "agreed" | "cancelled"; turn: "client" | "company" | null; side: "client" | "company"; slots: { id: number; start: string; minutes: number; isFree: boolean }[]; start: string | null; minutes: number | null; isOver: boolean; company: { id: number; name: string; logoUrl: string | null } | null; client: { id: number; name: string } | null; partnerId: number | null; blockedBy: "me" | "partner" | null; member: { id: number; name: string }; request: { id: number; invitationId: number; title: string; translation?: { from: string; into: ("en" | "fr" | "de" | "lb" | "pt")[] }; seesStreet: boolean; hasStreet: boolean } | null; place: string | null; where: { commune: string; communeNames: TranslatedNames; postalCode: string | null; street: string | null } | null; text: string | null; cancelledBy: "client" | "company" | "request" | null; cancelledText: string | null; sequence: number; createdAt: string; changedAt: string; abilities: { mayAccept: boolean; mayAskOthers: boolean; mayMove: boolean; mayCancel: boolean } };

/** A webhook gets one of these as the body of its request. */
export type WebhookEvent = { type: "message.created"; timestamp: string; data: { messageId: number; senderId: number } } | { type: "request.invited"; timestamp: string; data: { invitationId: number; answerBy: string } } | { type: "quote.sent"; timestamp: string; data: { quoteId: number; version: number } } | { type: "quote.accepted"; timestamp: string; data: { quoteId: number; version: number } } | { type: "visit.agreed"; timestamp: string; data: { visitId: number; startsAt: string } } | { type: "review.published"; timestamp: string; data: { reviewId: number; companyId: number } };

export interface Operations {
  /** Get the logged-in user. Scope: `account:read` · Accounts: clients and companies */
  getUser: { input: Record<string, never>; output: User };
  /** Get a company with its reviews, pictures, services and newest projects */
  getCompany: { input: { params: { id: number } }; output: Company };
  /** List a company’s services with the description of each category */
  listCompanyServices: { input: { params: { id: number } }; output: CompanyService[] };
  /** List a company’s pictures, cover first */
  listCompanyGallery: { input: { params: { id: number } }; output: CompanyGallery[] };
  /** List a company’s public completed projects, newest first, with pictures and reviews */
  listCompanyProjects: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<CompanyProject> };
  /** List the budgets of a company’s newest public projects */
  listCompanyPriceExamples: { input: { params: { id: number } }; output: CompanyPriceExample[] };
  /** List companies in the same trade, nearest first */
  listCompanySimilar: { input: { params: { id: number } }; output: CompanySimilar[] };
  /** List when and why moderators unpublished reviews of a company, newest first */
  listCompanyWithheldReviews: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<CompanyWithheldReview> };
  /** List a company’s approved reviews, newest first unless `sort` says otherwise */
  listCompanyReviews: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number; sort?: "newest" | "highest" | "lowest"; rating?: number } }; output: Page<CompanyReview> };
  /** Get your company with every field you can change. Scope: `company:read` · Accounts: companies (owner and managers) */
  getCompanyProfileDetails: { input: Record<string, never>; output: CompanyProfileDetails };
  /** Change your company’s profile; a new VAT number is checked again. Scope: `company:write` · Accounts: companies (owner and managers) */
  updateCompanyProfile: { input: { body: UpdateCompanyProfileBody }; output: CompanyProfileDetails };
  /** Get your company as its dashboard shows it. Scope: `company:read` · Accounts: companies */
  getCompanyProfile: { input: Record<string, never>; output: CompanyProfile };
  /** Add a service, within your plan’s limit; one you already offer stays. Scope: `company:write` · Accounts: companies (owner and managers) */
  createCompanyProfileService: { input: { body: CreateCompanyProfileServiceBody }; output: CreateCompanyProfileServiceResponse[] };
  /** Remove a service. Scope: `company:write` · Accounts: companies (owner and managers) */
  deleteCompanyProfileService: { input: { params: { categoryId: number } }; output: CreateCompanyProfileServiceResponse[] };
  /** Add a JPEG or PNG to the end of the gallery, within your plan’s limit. Scope: `company:write` · Accounts: companies (owner and managers) */
  uploadCompanyProfilePicture: { input: { form: FormData }; output: CompanyGallery };
  /** Describe a gallery picture, or move it; the first picture is the cover. Scope: `company:write` · Accounts: companies (owner and managers) */
  updateCompanyProfilePicture: { input: { params: { pictureId: number }; body: UpdateCompanyProfilePictureBody }; output: CompanyGallery[] };
  /** Delete a picture from the gallery. Scope: `company:write` · Accounts: companies (owner and managers) */
  deleteCompanyProfilePicture: { input: { params: { pictureId: number } }; output: CompanyGallery[] };
  /** Look up a town: whether it’s known, its commune by postcode, and similar names. Scope: `company:read` · Accounts: companies (owner and managers) */
  getCompanyProfileTown: { input: { query: { city: string; postalCode?: string } }; output: CompanyProfileTown };
  /** List your company’s team members and invitations. Scope: `company:read` · Accounts: companies */
  getCompanyTeam: { input: Record<string, never>; output: CompanyTeam };
  /** Get the team member assigned to a client, and those who could be. Scope: `leads:read` · Accounts: companies */
  getCompanyTeamLead: { input: { params: { clientId: number } }; output: CompanyTeamLead };
  /** Assign a client to a team member, who is notified, or to no one. Scope: `leads:write` · Accounts: companies */
  updateCompanyTeamLead: { input: { params: { clientId: number }; body: UpdateCompanyTeamLeadBody }; output: CompanyTeamLead };
  /** List the service categories people can choose, in display order */
  listCategories: { input: Record<string, never>; output: Category[] };
  /** Count the companies in the directory */
  getDirectoryFigures: { input: Record<string, never>; output: DirectoryFigures };
  /** List companies in the directory, page by page. A total of 10001 means more than 10000 */
  listCompanies: { input: { query?: { query?: string; literal?: "trade" | "place" | "all"; categoryId?: number; location?: string; place?: string; radius?: "5" | "10" | "25" | "country"; minRating?: "3" | "4" | "3.5" | "4.5"; emergency?: "true"; verified?: "true"; commune?: string; canton?: string; sort?: "relevance" | "rating" | "newest" | "name"; limit?: number; cursor?: string } }; output: Page<CompanyListItem> };
  /** Count the directory’s companies in each commune, for a map */
  listCompanyPlaces: { input: { query?: { query?: string; literal?: "trade" | "place" | "all"; categoryId?: number; location?: string; place?: string; radius?: "5" | "10" | "25" | "country"; minRating?: "3" | "4" | "3.5" | "4.5"; emergency?: "true"; verified?: "true" } }; output: CompanyPlace[] };
  /** Explain a search: how it was interpreted, how many companies are within each distance, and what to try if there are none */
  getSearchReading: { input: { query?: { query?: string; literal?: "trade" | "place" | "all"; categoryId?: number; location?: string; place?: string; radius?: "5" | "10" | "25" | "country"; minRating?: "3" | "4" | "3.5" | "4.5"; emergency?: "true"; verified?: "true"; commune?: string; canton?: string } }; output: SearchReading };
  /** List Luxembourg’s communes with their cantons, by name */
  listCommunes: { input: Record<string, never>; output: Commune[] };
  /** Suggest companies, categories and places while someone types */
  getSuggestions: { input: { query: { query: string } }; output: Suggestion };
  /** List your folders, newest first; the total excludes the folder of likes. Scope: `folders:read` · Accounts: clients and companies */
  listFolders: { input: { query?: { limit?: number; cursor?: string | number } }; output: Page<Folder> };
  /** Create a folder. Scope: `folders:write` · Accounts: clients and companies */
  createFolder: { input: { body: CreateFolderBody }; output: Folder };
  /** Get one of your folders. Scope: `folders:read` · Accounts: clients and companies */
  getFolder: { input: { params: { id: number } }; output: Folder };
  /** Change a folder’s name or description; omitted fields stay as they are. Scope: `folders:write` · Accounts: clients and companies */
  updateFolder: { input: { params: { id: number }; body: UpdateFolderBody }; output: Folder };
  /** Delete a folder. Scope: `folders:write` · Accounts: clients and companies */
  deleteFolder: { input: { params: { id: number } }; output: Record<string, never> };
  /** List the companies in one of your folders, last saved first. Scope: `folders:read` · Accounts: clients and companies */
  listFolderCompanies: { input: { params: { id: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<FolderCompany> };
  /** Save a company to a folder; saving to the folder of likes also likes it. Scope: `folders:write` · Accounts: clients and companies */
  createFolderCompany: { input: { params: { id: number }; body: CreateFolderCompanyBody }; output: FolderCompany };
  /** Write a private note about a saved company; null deletes it. Scope: `folders:write` · Accounts: clients and companies */
  updateFolderCompany: { input: { params: { id: number; companyId: number }; body: UpdateFolderCompanyBody }; output: FolderCompany };
  /** Remove a company from a folder; removing from the folder of likes also unlikes it. Scope: `folders:write` · Accounts: clients and companies */
  deleteFolderCompany: { input: { params: { id: number; companyId: number } }; output: Record<string, never> };
  /** List the companies you like, last liked first. Scope: `folders:read` · Accounts: clients and companies */
  listContacts: { input: { query?: { limit?: number; cursor?: string | number } }; output: Page<Contact> };
  /** Like a company; liking it again changes nothing. Scope: `folders:write` · Accounts: clients and companies */
  createContact: { input: { body: CreateContactBody }; output: Contact };
  /** List the companies you like and those in your folders, newest first. Scope: `folders:read` · Accounts: clients and companies */
  getContactsKept: { input: Record<string, never>; output: ContactsKept };
  /** Unlike a company; changes nothing if you don’t like it. Scope: `folders:write` · Accounts: clients and companies */
  deleteContact: { input: { params: { companyId: number } }; output: Record<string, never> };
  /** Check whether you like a company. Scope: `folders:read` · Accounts: clients and companies */
  getContactsCheck: { input: { params: { companyId: number } }; output: ContactsCheck };
  /** List your projects as a client, or your company’s, newest first. Scope: `projects:read` · Accounts: clients and companies */
  listProjects: { input: { query?: { show?: "active" | "completed" | "closed"; search?: string; confirmed?: "none" | "mine" | "theirs"; limit?: number; cursor?: string | number } }; output: Page<ProjectListItem> };
  /** Start a project with a company. Scope: `projects:write` · Accounts: clients */
  createProject: { input: { body: CreateProjectBody }; output: Project };
  /** Get one of your own or your company’s projects. Scope: `projects:read` · Accounts: clients and companies */
  getProject: { input: { params: { id: number } }; output: Project };
  /** Get a project’s pictures, documents and milestones. Scope: `projects:read` · Accounts: clients and companies */
  getProjectRoom: { input: { params: { id: number } }; output: ProjectRoom };
  /** Add a picture (JPEG, PNG, GIF) or a PDF to one of your projects and notify the other party. A retry with the same Idempotency-Key stores nothing new. Scope: `projects:write` · Accounts: clients and companies */
  uploadProjectFile: { input: { params: { id: number }; query?: { stage?: "before" | "during" | "after" }; form: FormData }; output: ProjectRoom };
  /** Download a project’s picture (WebP, in one of two sizes) or PDF, as its client or its company. Scope: `projects:read` · Accounts: clients and companies */
  getProjectFile: { input: { params: { id: number; fileId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Describe one of your pictures, and say when it was taken. Scope: `projects:write` · Accounts: clients and companies */
  updateProjectFile: { input: { params: { id: number; fileId: number }; body: UpdateProjectFileBody }; output: ProjectRoom };
  /** Delete a file you added; a published picture is removed from the gallery too. Scope: `projects:write` · Accounts: clients and companies */
  deleteProjectFile: { input: { params: { id: number; fileId: number } }; output: ProjectRoom };
  /** Add a milestone with its day. Scope: `projects:write` · Accounts: clients and companies */
  createProjectMilestone: { input: { params: { id: number }; body: CreateProjectMilestoneBody }; output: ProjectRoom };
  /** Mark a milestone as reached for your side, or undo that. Scope: `projects:write` · Accounts: clients and companies */
  tickProjectMilestone: { input: { params: { id: number; milestoneId: number }; body: TickProjectMilestoneBody }; output: ProjectRoom };
  /** Delete one of your milestones, except payments of a signed payment plan. Scope: `projects:write` · Accounts: clients and companies */
  deleteProjectMilestone: { input: { params: { id: number; milestoneId: number } }; output: ProjectRoom };
  /** List your conversations with the other person and the last message, latest first. Scope: `messages:read` · Accounts: clients and companies */
  listMessages: { input: { query?: { limit?: number; cursor?: string | number; search?: string; mine?: "true" } }; output: Page<Conversation> };
  /** Send a message to another person; for a company, use its owner’s ID. Scope: `messages:write` · Accounts: clients and companies */
  createMessage: { input: { body: CreateMessageBody }; output: Message };
  /** List your conversations in brief, latest first. Scope: `messages:read` · Accounts: clients and companies */
  listConversations: { input: { query?: { limit?: number; cursor?: string | number; search?: string } }; output: Page<ConversationInBrief> };
  /** Count your unread messages in all conversations. Scope: `messages:read` · Accounts: clients and companies */
  getMessagesUnread: { input: Record<string, never>; output: MessagesUnread };
  /** Get the other person of a conversation: someone you have a conversation or project with, or any company. Scope: `messages:read` · Accounts: clients and companies */
  getMessagesPartner: { input: { params: { partnerId: number } }; output: MessagesPartner };
  /** List the messages of a conversation, oldest first; the next page has earlier ones. Scope: `messages:read` · Accounts: clients and companies */
  listConversationMessages: { input: { params: { partnerId: number }; query?: { limit?: number; cursor?: string | number } }; output: Page<Message> };
  /** Mark all messages from this person as read; returns the remaining unread count. Scope: `messages:write` · Accounts: clients and companies */
  markReadMessages: { input: { body: MarkReadMessagesBody }; output: MessagesUnread };
  /** Upload a picture (JPEG, PNG, GIF) or a PDF to send with a message within a day. Scope: `messages:write` · Accounts: clients and companies */
  uploadMessagesAttachment: { input: { form: FormData }; output: MessageAttachment };
  /** Delete an upload you haven’t sent. Scope: `messages:write` · Accounts: clients and companies */
  deleteMessagesAttachment: { input: { params: { attachmentId: number } }; output: Record<string, never> };
  /** Download a message’s picture (WebP, in one of two sizes) or PDF, as one of the two people in the conversation. Scope: `messages:read` · Accounts: clients and companies */
  getMessagesAttachment: { input: { params: { attachmentId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Create a draft request; you can leave out anything until you send it. Scope: `requests:write` · Accounts: clients */
  createRequest: { input: { body: CreateRequestBody }; output: Request };
  /** List your requests, including drafts, newest first. Scope: `requests:read` · Accounts: clients */
  listRequests: { input: { query?: { state?: "draft" | "open" | "hired" | "closed" | "expired"; limit?: number; cursor?: string | number } }; output: Page<RequestListItem> };
  /** Change a draft: the fields you send replace the old ones, and null clears them. Scope: `requests:write` · Accounts: clients */
  updateRequest: { input: { params: { id: number }; body: UpdateRequestBody }; output: Request };
  /** Delete a draft and its files. Scope: `requests:write` · Accounts: clients */
  deleteRequest: { input: { params: { id: number } }; output: Record<string, never> };
  /** Get one of your requests, or one your company received, with only its own invitation. Scope: `requests:read` · Accounts: clients and companies */
  getRequest: { input: { params: { id: number } }; output: Request };
  /** Send a draft to up to three companies. After that, its text can’t be changed. Scope: `requests:write` · Accounts: clients */
  createRequestSend: { input: { params: { id: number }; body: CreateRequestSendBody }; output: Request };
  /** Send the request to another company, if fewer than three are active and fewer than six were asked in total. Scope: `requests:write` · Accounts: clients */
  createRequestCompany: { input: { params: { id: number }; body: CreateRequestCompanyBody }; output: Request };
  /** Withdraw the request from a company, so you can ask another. Scope: `requests:write` · Accounts: clients */
  deleteRequestCompany: { input: { params: { id: number; companyId: number } }; output: Request };
  /** Add text to a sent request and notify the companies. Scope: `requests:write` · Accounts: clients */
  createRequestAddition: { input: { params: { id: number }; body: CreateRequestAdditionBody }; output: Request };
  /** Close a request and notify the companies. Scope: `requests:write` · Accounts: clients */
  closeRequest: { input: { params: { id: number }; body: CloseRequestBody }; output: Request };
  /** Extend an open request by 30 days, once. Scope: `requests:write` · Accounts: clients */
  prolongRequest: { input: { params: { id: number } }; output: Request };
  /** Answer a company’s question: to that company only, or to all of them without saying who asked. Scope: `requests:write` · Accounts: clients */
  answerRequestAsked: { input: { params: { id: number; questionId: number }; body: AnswerRequestAskedBody }; output: Request };
  /** Add a picture (JPEG, PNG, GIF) or a PDF to a draft or an open request. A retry with the same Idempotency-Key stores nothing new. Scope: `requests:write` · Accounts: clients */
  uploadRequestFile: { input: { params: { id: number }; form: FormData }; output: Request };
  /** Download a request’s picture (WebP, in one of two sizes) or PDF, as the client or a company handling the request. Scope: `requests:read` · Accounts: clients and companies */
  getRequestFile: { input: { params: { id: number; fileId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Describe a draft’s file, or move it. Scope: `requests:write` · Accounts: clients */
  updateRequestFile: { input: { params: { id: number; fileId: number }; body: UpdateRequestFileBody }; output: Request };
  /** Delete a file; on an open request, a line shows that it was withdrawn, and the companies are notified. Scope: `requests:write` · Accounts: clients */
  deleteRequestFile: { input: { params: { id: number; fileId: number } }; output: Request };
  /** List the requests your company received, newest first, or those to answer by deadline; closed ones only in brief. Scope: `requests:read` · Accounts: companies */
  listInvitations: { input: { query?: { state?: "sent" | "seen" | "talking" | "visit" | "quoted" | "declined" | "expired" | "withdrawn" | "won" | "lost"; show?: "to-answer" | "with-client" | "won" | "over"; mine?: "true"; limit?: number; cursor?: string | number } }; output: Page<Invitation> };
  /** Get the request of an invitation, as your company sees it. The id it returns is the request’s. Scope: `requests:read` · Accounts: companies */
  getInvitation: { input: { params: { id: number } }; output: Request };
  /** Mark a request as seen by your company, without replying. Scope: `requests:write` · Accounts: companies */
  seenInvitation: { input: { params: { id: number } }; output: Request };
  /** Decline a request with a reason; the client can ask another company. Scope: `requests:write` · Accounts: companies */
  declineInvitation: { input: { params: { id: number }; body: DeclineInvitationBody }; output: Invitation };
  /** Ask the client a question about the request, which counts as a reply. Scope: `requests:write` · Accounts: companies */
  createInvitationQuestion: { input: { params: { id: number }; body: CreateInvitationQuestionBody }; output: Request };
  /** Download the request of an invitation as a PDF, as your company sees it and in your language. Scope: `requests:read` · Accounts: companies */
  getInvitationPdf: { input: { params: { id: number } }; output: Response };
  /** List the questions clients are asked about a trade’s work; empty if there are none */
  getRequestQuestions: { input: { query: { category: number } }; output: RequestQuestion };
  /** Find the commune a postcode belongs to, if known */
  getRequestCommune: { input: { query: { postalCode: string } }; output: RequestCommune };
  /** List visits proposed to you or by your company, newest first. Scope: `visits:read` · Accounts: clients and companies */
  listVisits: { input: { query?: { state?: "proposed" | "asked" | "agreed" | "cancelled"; turn?: "mine"; requestId?: number; invitationId?: number; partnerId?: number; limit?: number; cursor?: string | number } }; output: Page<Visit> };
  /** Propose up to three visit times for the client to choose from; counts as a reply to a request. Scope: `visits:write` · Accounts: companies */
  createVisit: { input: { body: CreateVisitBody }; output: Visit };
  /** Get one of your visits. Scope: `visits:read` · Accounts: clients and companies */
  getVisit: { input: { params: { id: number } }; output: Visit };
  /** Choose one of the times the other party proposed; you both get a calendar entry. Scope: `visits:write` · Accounts: clients and companies */
  acceptVisit: { input: { params: { id: number }; body: AcceptVisitBody }; output: Visit };
  /** Decline all the proposed times; any earlier agreed time stays. Scope: `visits:write` · Accounts: clients and companies */
  askOthersVisit: { input: { params: { id: number }; body: AskOthersVisitBody }; output: Visit };
  /** Propose other times; the agreed time stays until the other party chooses one of them. Scope: `visits:write` · Accounts: clients and companies */
  moveVisit: { input: { params: { id: number }; body: MoveVisitBody }; output: Visit };
  /** Cancel a proposed or agreed visit. Scope: `visits:write` · Accounts: clients and companies */
  cancelVisit: { input: { params: { id: number }; body: CancelVisitBody }; output: Visit };
  /** Reply publicly to a review of your company, once. Scope: `reviews:write` · Accounts: companies */
  createReviewReply: { input: { params: { reviewId: number }; body: CreateReviewReplyBody }; output: CreateCompanyReviewResponse };
  /** Replace your reply to a review, within a day. Scope: `reviews:write` · Accounts: companies */
  updateReviewReply: { input: { params: { reviewId: number }; body: CreateReviewReplyBody }; output: CreateCompanyReviewResponse };
  /** List your company’s reviews, newest first, including pending and unpublished ones. Scope: `reviews:read` · Accounts: companies */
  listOwnCompanyReviews: { input: { query?: { limit?: number; cursor?: string | number } }; output: Page<CompaniesReview> };
  /** Download a review’s picture (WebP, in one of two sizes), if you can read the review */
  getReviewPicture: { input: { params: { reviewId: number; pictureId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** List your company’s prices, or search them; prices that start with the search words come first, newest first. Scope: `quotes:read` · Accounts: companies */
  listPriceBook: { input: { query?: { search?: string; group?: string; limit?: number; cursor?: string | number } }; output: Page<PriceBook> };
  /** Add a price to your company’s price book. Scope: `quotes:write` · Accounts: companies */
  createPriceBook: { input: { body: CreatePriceBookBody }; output: PriceBook };
  /** Change a price in your company’s price book; quotes stay as they are. Scope: `quotes:write` · Accounts: companies */
  updatePriceBook: { input: { params: { id: number }; body: UpdatePriceBookBody }; output: PriceBook };
  /** Delete a price from your company’s price book; quotes stay as they are. Scope: `quotes:write` · Accounts: companies */
  deletePriceBook: { input: { params: { id: number } }; output: DeletePriceBookResponse };
  /** List your company’s quotes, or those sent to you, newest first. Scope: `quotes:read` · Accounts: clients and companies */
  listQuotes: { input: { query?: { state?: "draft" | "sent" | "change-asked" | "accepted" | "declined" | "withdrawn" | "expired"; requestId?: number; invitationId?: number; projectId?: number; limit?: number; cursor?: string | number } }; output: Page<QuoteListItem> };
  /** Create a draft quote for a request or a client you message, or a change order for a project in progress. Only your company sees it. Scope: `quotes:write` · Accounts: companies */
  createQuote: { input: { body: CreateQuoteBody }; output: Quote };
  /** Get one of your company’s quotes with its draft, or the newest version sent to you. Scope: `quotes:read` · Accounts: clients and companies */
  getQuote: { input: { params: { id: number } }; output: Quote };
  /** Change a draft; nothing is stored if someone else has changed it in the meantime. Scope: `quotes:write` · Accounts: companies */
  updateQuote: { input: { params: { id: number }; body: UpdateQuoteBody }; output: Quote };
  /** Delete a draft; for a sent quote, only the version being written. Scope: `quotes:write` · Accounts: companies */
  deleteQuote: { input: { params: { id: number } }; output: DeleteQuoteResponse };
  /** Send the draft to the client: it’s locked right away, and sent once its PDF is stored. A sent version never changes. Scope: `quotes:write` · Accounts: companies */
  sendQuote: { input: { params: { id: number }; body: SendQuoteBody }; output: Quote };
  /** Withdraw a quote that hasn’t been accepted. Scope: `quotes:write` · Accounts: companies */
  withdrawQuote: { input: { params: { id: number } }; output: Quote };
  /** Add a picture (JPEG, PNG, GIF) or a PDF to a draft. A retry with the same Idempotency-Key stores nothing new. Scope: `quotes:write` · Accounts: companies */
  uploadQuoteFile: { input: { params: { id: number }; form: FormData }; output: Quote };
  /** Download a quote’s picture (WebP, in one of two sizes) or PDF, as the company, or as the client once it was sent. Scope: `quotes:read` · Accounts: clients and companies */
  getQuoteFile: { input: { params: { id: number; fileId: number }; query?: { size?: "small" | "large" } }; output: Response };
  /** Remove a file from a draft; versions already sent keep it. Scope: `quotes:write` · Accounts: companies */
  deleteQuoteFile: { input: { params: { id: number; fileId: number } }; output: Quote };
  /** Download the PDF of a sent version, which never changes. Scope: `quotes:read` · Accounts: clients and companies */
  getQuoteVersionPdf: { input: { params: { id: number; version: number } }; output: Response };
  /** Download the PDF of your draft as the client would get it now, in their language. Scope: `quotes:read` · Accounts: companies */
  getQuotePreview: { input: { params: { id: number } }; output: Response };
  /** Download the PDF of the accepted quote, with a page that says who signed it, when and how. Scope: `quotes:read` · Accounts: clients and companies */
  getQuoteSignedCopy: { input: { params: { id: number } }; output: Response };
  /** Mark a quote as opened, which the company can see. Scope: `quotes:write` · Accounts: clients */
  seenQuote: { input: { params: { id: number } }; output: Quote };
  /** Ask for another version of a quote; the current one can still be accepted. Scope: `quotes:write` · Accounts: clients */
  askChangeQuote: { input: { params: { id: number }; body: AskChangeQuoteBody }; output: Quote };
  /** Decline a quote, with a reason. Scope: `quotes:write` · Accounts: clients */
  declineQuote: { input: { params: { id: number }; body: DeclineQuoteBody }; output: Quote };
  /** Download the days of an accepted quote as iCalendar (RFC 5545): until when the client may withdraw, and when work begins. Scope: `quotes:read` · Accounts: clients and companies */
  getQuoteCalendar: { input: { params: { id: number } }; output: Response };
  /** Compare the quotes for one of your requests: by type of line, with the differences in words. Scope: `requests:read` · Accounts: clients */
  getRequestComparison: { input: { params: { id: number } }; output: RequestComparison };
  /** Get how many quotes your company has sent this year and their outcomes; as a client, your quotes by state with their totals. Scope: `quotes:read` · Accounts: clients and companies */
  getQuoteFigures: { input: Record<string, never>; output: QuoteFigures };
  /** Start the next version of a quote; the sent version can be accepted until the new one is sent. Scope: `quotes:write` · Accounts: companies */
  createQuoteVersion: { input: { params: { id: number } }; output: Quote };
  /** List your company’s quote templates by name; 60 at most. Scope: `quotes:read` · Accounts: companies */
  listQuoteTemplates: { input: Record<string, never>; output: QuoteTemplateListItem[] };
  /** Save one of your company’s quotes as a template. Scope: `quotes:write` · Accounts: companies */
  createQuoteTemplate: { input: { body: CreateQuoteTemplateBody }; output: QuoteTemplateListItem };
  /** Get one of your company’s quote templates with its lines. Scope: `quotes:read` · Accounts: companies */
  getQuoteTemplate: { input: { params: { id: number } }; output: QuoteTemplate };
  /** Delete one of your company’s templates; quotes created from it stay as they are. Scope: `quotes:write` · Accounts: companies */
  deleteQuoteTemplate: { input: { params: { id: number } }; output: DeleteQuoteTemplateResponse };
  /** List job prices by trade: the middle half and the median, or nulls below ten jobs by three companies for five clients */
  listPrices: { input: Record<string, never>; output: PriceListItem[] };
  /** Get a trade’s job prices by year, size and type of line. Every cell covers at least ten jobs by three companies for five clients, or has nulls */
  getPrice: { input: { params: { categoryId: number } }; output: Price };
  /** Calculate the price of work on a home at 17% and at 3% VAT (TVA logement), and what’s left of the ceiling */
  getVatOnHousing: { input: { query: { work?: "renovation" | "creation"; net: string; firstOccupied?: string; acquired?: string; mainResidence: "true" | "false"; used?: string } }; output: VatOnHousing };
  /** List your conversations as leads, latest first as in GET /api/messages, or starting with those that need a first reply, longest wait first, all on the first page. Scope: `leads:read` · Accounts: companies */
  listCompanyLeads: { input: { query?: { limit?: number; cursor?: string | number; mine?: "true"; stage?: "new" | "talking" | "quoted" | "won" | "lost"; search?: string; sort?: "latest" | "waiting" } }; output: Page<CompanyLead> };
  /** Count all your leads and their value in each column. Scope: `leads:read` · Accounts: companies */
  listCompanyLeadsTotals: { input: { query?: { mine?: "true"; search?: string } }; output: CompanyLeadsTotals[] };
  /** Get the conversation with one person as a lead. Scope: `leads:read` · Accounts: companies */
  getCompanyLead: { input: { params: { userId: number } }; output: CompanyLead };
  /** Move a conversation to another column of the board. Scope: `leads:write` · Accounts: companies */
  updateCompanyLead: { input: { params: { userId: number }; body: UpdateCompanyLeadBody }; output: UpdateCompanyLeadResponse };
  /** Decline a lead: sends the client your message and marks the lead as lost. Scope: `leads:write` · Accounts: companies */
  createCompanyLeadDecline: { input: { params: { userId: number }; body: CreateCompanyLeadDeclineBody }; output: UpdateCompanyLeadResponse };
  /** Write a note about a lead for your team only; an empty note deletes it. Scope: `leads:write` · Accounts: companies */
  updateCompanyLeadNote: { input: { params: { userId: number }; body: UpdateCompanyLeadNoteBody }; output: UpdateCompanyLeadResponse };
  /** Get your company’s statistics for the last 7, 30, 90 or 365 days. Scope: `company:read` · Accounts: companies */
  getCompanyInsights: { input: { query: { days: "7" | "30" | "90" | "365" } }; output: CompanyInsight };
  /** Download your company’s daily statistics as a CSV file. Scope: `company:read` · Accounts: companies */
  getCompanyInsightsCsv: { input: { query: { days: "7" | "30" | "90" | "365" } }; output: Response };
  /** Get the operator’s details for the imprint */
  getOperator: { input: Record<string, never>; output: Operator };
  /** Count your unread notifications. Scope: `account:read` · Accounts: clients and companies */
  getNotificationsUnread: { input: Record<string, never>; output: NotificationsUnread };
  /** List your notifications, newest first. Scope: `account:read` · Accounts: clients and companies */
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
  getInvitationPdf: ['GET', '/api/invitations/{id}/pdf', 'file'],
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
  getQuoteCalendar: ['GET', '/api/quotes/{id}/calendar', 'file'],
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
