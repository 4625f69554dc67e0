// Generated from the OpenAPI document by `npm run contract`. Do not edit.

export interface paths {
  "/Data/communityPost.json": {
    get: {
      parameters: {
        query?: {
          sort?: "latest" | "trending";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommunityFeed"];
          };
        };
      };
    };
  };
  "/Data/services.json": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Services"];
          };
        };
      };
    };
  };
  "/api/accounts": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AccountByAdmin"][];
          };
        };
      };
    };
  };
  "/api/accounts/{id}": {
    patch: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AccountByAdminChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AccountByAdmin"];
          };
        };
      };
    };
  };
  "/api/appeals": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["Appeal"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["OwnCase"];
          };
        };
      };
    };
  };
  "/api/audit": {
    get: {
      parameters: {
        query?: {
          page?: number;
          limit?: number;
          actor?: string;
          target?: string;
          kind?: string;
          from?: string;
          to?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AuditEntry"][];
          };
        };
      };
    };
  };
  "/api/blogs": {
    get: {
      parameters: {
        query?: {
          view?: "full" | "cards";
          fields?: "light";
          page?: number;
          before?: string;
          limit?: number;
          category?: string;
          q?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Blog"][] | components["schemas"]["BlogPage"][] | components["schemas"]["BlogCard"][];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            title: string;
            category: string;
            readTime: string;
            content: string;
            contentFormat?: "plain" | "markdown";
            tags?: components["schemas"]["BlogTagsForm"];
            thumbnailAlt?: string;
            contentImageAlts?: string[] | string;
            contentImageKeys?: ("" | components["schemas"]["PictureKey"])[] | ("" | components["schemas"]["PictureKey"]);
            scheduledFor?: string;
            thumbnail: string;
            contentImages?: string[];
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Blog"];
          };
        };
        202: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
  };
  "/api/blogs/categories": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["BlogCategories"];
          };
        };
      };
    };
  };
  "/api/blogs/drafts": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Draft"][];
          };
        };
      };
    };
    put: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["DraftRequest"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Draft"];
          };
        };
      };
    };
  };
  "/api/blogs/drafts/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/blogs/drafts/{id}/pictures/{picture}": {
    get: {
      parameters: {
        path: {
          id: string;
          picture: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
    put: {
      parameters: {
        path: {
          id: string;
          picture: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/blogs/mine": {
    get: {
      parameters: {
        query?: {
          of?: "me" | "all" | "waiting";
          status?: "review" | "returned" | "scheduled" | "published" | "unpublished" | "deleted";
          q?: string;
          id?: string;
          page?: number;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"][];
          };
        };
      };
    };
  };
  "/api/blogs/mine/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}": {
    get: {
      parameters: {
        query?: {
          view?: "full" | "page";
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Blog"] | components["schemas"]["BlogPage"];
          };
        };
      };
    };
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            edition: string;
            thumbnail?: string;
            contentImages?: string[];
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["BlogChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/answers": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Answers"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/comments": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentPage"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewAnswer"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/comments/{comment}": {
    delete: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
          comment: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AnswerChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/comments/{comment}/helped": {
    put: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Helped"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Helped"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/comments/{comment}/restore": {
    post: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/like": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Like"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Like"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/questions": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CritiqueRequest"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Answers"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/restore": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/suggestion": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewSuggestion"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SuggestionDecisions"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/versions": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["BlogVersion"][];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/versions/{version}": {
    get: {
      parameters: {
        path: {
          id: string;
          version: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["BlogVersionPage"];
          };
        };
      };
    };
  };
  "/api/blogs/{id}/versions/{version}/restore": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
          version: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedBlog"];
          };
        };
      };
    };
  };
  "/api/briefs": {
    post: {
      requestBody: {
        content: {
          "multipart/form-data": {
            title: string;
            aim: string;
            links: string;
            budget: string;
            currency: string;
            wantedBy: string;
            kind: string;
            handle: string;
            service: string;
            package: string;
            files: string[];
          };
        };
      };
      responses: never;
    };
  };
  "/api/cards/{kind}/{id}.png": {
    get: {
      parameters: {
        path: {
          kind: "page" | "post" | "service" | "member" | "member-post" | "work" | "organisation" | "job" | "results";
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "image/png": string;
          };
        };
      };
    };
  };
  "/api/cart": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Cart"];
          };
        };
      };
    };
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CartChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Cart"];
          };
        };
      };
    };
  };
  "/api/cart/lines": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["CartAddition"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Cart"];
          };
        };
      };
    };
  };
  "/api/checkout": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Checkout"];
          };
        };
      };
    };
  };
  "/api/collections/{id}": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Collection"];
          };
        };
      };
    };
  };
  "/api/collections/{id}/feed.atom": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/atom+xml": string;
          };
        };
      };
    };
  };
  "/api/collections/{id}/feed.json": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/feed+json": components["schemas"]["TagJsonFeed"];
          };
        };
      };
    };
  };
  "/api/collections/{id}/feed.xml": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/rss+xml": string;
          };
        };
      };
    };
  };
  "/api/contact-threads": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContactReply"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContactThread"];
          };
        };
      };
    };
  };
  "/api/contact-threads/read": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContactThreadLink"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContactThread"];
          };
        };
      };
    };
  };
  "/api/contactus": {
    get: {
      parameters: {
        query?: {
          status?: "new" | "open" | "done";
          page?: number;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["InboxMessage"][];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
          "x-form-seconds"?: number;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContactRequest"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ContactReceipt"];
          };
        };
      };
    };
  };
  "/api/contactus/{id}": {
    patch: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["InboxChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["InboxMessage"];
          };
        };
      };
    };
  };
  "/api/contactus/{id}/answers": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["InboxAnswer"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["InboxMessage"];
          };
        };
      };
    };
  };
  "/api/contest-appeals": {
    get: {
      parameters: {
        query?: {
          state?: "open" | "upheld" | "rejected";
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAppealList"];
          };
        };
      };
    };
  };
  "/api/contest-appeals/{id}/decision": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AppealDecision"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAppeal"];
          };
        };
      };
    };
  };
  "/api/contest-appeals/{id}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AppealThread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AppealMessageForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/contest-appeals/{id}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/contest-appeals/{id}/thread/files/{file}": {
    get: {
      parameters: {
        path: {
          id: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/contests": {
    get: {
      parameters: {
        query?: {
          q?: string;
          sort?: "prize" | "deadline" | "popularity";
          status?: "live" | "upcoming" | "ended";
          tag?: string;
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
  };
  "/api/contests/verify.mjs": {
    get: {
      responses: {
        200: {
          content: {
            "text/javascript": string;
          };
        };
      };
    };
  };
  "/api/contests/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/calendar.ics": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "text/calendar": string;
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["EntryDraftForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/afterwards": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryAfterwards"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/appeal": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AppealForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAppeal"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/appeals/{appeal}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
          appeal: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AppealThread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          appeal: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AppealMessageForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/appeals/{appeal}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          appeal: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/appeals/{appeal}/thread/files/{file}": {
    get: {
      parameters: {
        path: {
          id: string;
          appeal: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/feedback": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnFeedback"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/files/{file}": {
    get: {
      parameters: {
        path: {
          id: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/gallery": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["GalleryAgreement"];
          };
        };
      };
    };
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["GalleryAgreementForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["GalleryAgreement"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/preview": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryPreview"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/preview/files/{index}": {
    get: {
      parameters: {
        path: {
          id: string;
          index: number | null;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/restoration": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/submission": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SubmissionForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Receipt"];
          };
        };
        201: {
          content: {
            "application/json": components["schemas"]["Receipt"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/team/acceptance": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TeamInvitation"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/team/membership": {
    delete: {
      parameters: {
        query?: {
          captain?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/team/{handle}": {
    put: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["EntryOverview"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/own/uploads": {
    post: {
      parameters: {
        header: {
          "Upload-Length": string;
          "Upload-Metadata"?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        201: {};
      };
    };
  };
  "/api/contests/{id}/entries/own/uploads/{upload}": {
    get: {
      parameters: {
        path: {
          id: string;
          upload: string;
        };
      };
      responses: {
        200: {};
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          upload: string;
        };
      };
      responses: {
        204: {};
      };
    };
    patch: {
      parameters: {
        path: {
          id: string;
          upload: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/contests/{id}/entries/own/work": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["EntryWorkForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["EntryWork"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/entries/{number}/removal": {
    put: {
      parameters: {
        path: {
          id: string;
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["RemovalForm"];
        };
      };
      responses: {
        204: {};
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          number: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/contests/{id}/entry": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/gallery": {
    get: {
      parameters: {
        query?: {
          after?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestGallery"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/gallery/past": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PastGallery"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/gallery/{number}/files/{index}": {
    get: {
      parameters: {
        path: {
          id: string;
          number: string;
          index: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/contests/{id}/held": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["HeldPlaceList"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/held/{member}": {
    put: {
      parameters: {
        path: {
          id: string;
          member: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/contests/{id}/log": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestLog"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/organisation": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestOrganisation"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/picture": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            alt: string;
            picture?: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAnswer"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/prize": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestPrize"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/prize/receipt": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PrizeReceipt"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/contests/{id}/prize/word": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PrizeWordForm"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/contests/{id}/prizes/{prize}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
          prize: "judges" | "vote";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AppealThread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          prize: "judges" | "vote";
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AppealMessageForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/prizes/{prize}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          prize: "judges" | "vote";
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/prizes/{prize}/thread/files/{file}": {
    get: {
      parameters: {
        path: {
          id: string;
          prize: "judges" | "vote";
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/contests/{id}/results": {
    get: {
      parameters: {
        query?: {
          after?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestResults"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/terms": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PublishedTerms"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/updates": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestUpdateList"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/updates/{update}": {
    delete: {
      parameters: {
        path: {
          id: string;
          update: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/contests/{id}/vote": {
    get: {
      parameters: {
        query?: {
          from?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestVote"];
          };
        };
      };
    };
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["BallotForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["BallotAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["BallotAnswer"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/vote/ballots": {
    get: {
      parameters: {
        query?: {
          after?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PublishedBallots"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/vote/entries/{number}/files/{index}": {
    get: {
      parameters: {
        path: {
          id: string;
          number: string;
          index: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/contests/{id}/waiting": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Waiting"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/contests/{id}/win": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestWin"];
          };
        };
      };
    };
  };
  "/api/contests/{id}/win/seen": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/conversations": {
    get: {
      parameters: {
        query?: {
          box?: "open" | "requests" | "ignored";
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ConversationList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConversationForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Conversation"];
          };
        };
      };
    };
  };
  "/api/conversations/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Conversation"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/conversations/{id}/block": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["BlockForm"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/conversations/{id}/export": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ConversationExport"];
          };
        };
      };
    };
  };
  "/api/conversations/{id}/ignored": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/conversations/{id}/messages": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DirectMessageList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["MessageForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["DirectMessage"];
          };
        };
      };
    };
  };
  "/api/conversations/{id}/read": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ReadForm"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/critique": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["WantedPage"];
          };
        };
      };
    };
  };
  "/api/dashboard": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Dashboard"];
          };
        };
      };
    };
  };
  "/api/dashboard/leaders": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Leaders"];
          };
        };
      };
    };
  };
  "/api/desk/orders": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          queue?: "to-confirm" | "to-deliver" | "asked" | "to-refund";
          state?: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
          q?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrderList"];
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}": {
    get: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrder"];
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}/cancel": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["Reason"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrder"];
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}/decline-refund": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["Reason"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrder"];
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}/deliver": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrder"];
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}/payment": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["BookPayment"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrder"];
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}/receipts/{file}": {
    get: {
      parameters: {
        path: {
          number: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}/refund": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["Refund"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrder"];
          };
        };
      };
    };
  };
  "/api/desk/orders/{number}/refund-sent": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["RefundSent"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminOrder"];
          };
        };
      };
    };
  };
  "/api/desk/people": {
    get: {
      parameters: {
        query?: {
          q?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DeskPeople"];
          };
        };
      };
    };
  };
  "/api/desk/people/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DeskMember"];
          };
        };
      };
    };
  };
  "/api/desk/people/{id}/sanctions": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewSanction"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DeskSanction"];
          };
        };
      };
    };
  };
  "/api/desk/people/{id}/spread": {
    get: {
      parameters: {
        query: {
          days: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Spread"];
          };
        };
      };
    };
  };
  "/api/desk/products": {
    get: {
      parameters: {
        query?: {
          status?: "draft" | "published" | "archived";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminProductList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": components["schemas"]["ProductUpload"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AdminProduct"];
          };
        };
      };
    };
  };
  "/api/desk/products/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminProduct"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": components["schemas"]["ProductUpload"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminProduct"];
          };
        };
      };
    };
  };
  "/api/desk/products/{id}/files": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": components["schemas"]["FileUpload"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminProduct"];
          };
        };
      };
    };
  };
  "/api/desk/products/{id}/files/{file}": {
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AdminProduct"];
          };
        };
      };
    };
  };
  "/api/desk/products/{id}/stock": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StockOfItem"];
          };
        };
      };
    };
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["StockMove"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StockOfItem"];
          };
        };
      };
    };
  };
  "/api/desk/sanctions": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SanctionAppealList"];
          };
        };
      };
    };
  };
  "/api/desk/sanctions/{id}/answer": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SanctionAnswer"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DeskSanction"];
          };
        };
      };
    };
  };
  "/api/desk/sanctions/{id}/end": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SanctionEnd"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DeskSanction"];
          };
        };
      };
    };
  };
  "/api/featured-member": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FeaturedMember"];
          };
        };
      };
    };
    put: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["HandleParams"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/forgot-password": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ForgotPassword"];
        };
      };
      responses: {
        202: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/images/{name}": {
    get: {
      parameters: {
        path: {
          name: string;
        };
      };
      responses: {
        200: {
          content: {
            "image/*": string;
          };
        };
      };
    };
  };
  "/api/invitation": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReferralInvitation"];
          };
        };
      };
    };
    delete: {
      responses: {
        204: {};
      };
    };
  };
  "/api/job-feed": {
    get: {
      parameters: {
        query?: {
          q?: string;
          type?: "Full-time" | "Part-time" | "Contract" | "Internship";
          remote?: "yes";
          pay?: "15" | "20" | "25" | "30" | "40" | "50";
          skill?: string;
          place?: string;
          zone?: number | null;
        };
      };
      responses: {
        200: {
          content: {
            "application/rss+xml": string;
          };
        };
      };
    };
  };
  "/api/job-reviews": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PostingReviewList"];
          };
        };
      };
    };
  };
  "/api/job-reviews/{id}": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PostingDecision"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              state: "open";
              job: components["schemas"]["Job"];
            } | {
              state: "review";
              draft: components["schemas"]["StoredPostingDraft"];
            } | components["schemas"]["StoredPostingDraft"];
          };
        };
      };
    };
  };
  "/api/jobs": {
    get: {
      parameters: {
        query?: {
          q?: string;
          type?: "Full-time" | "Part-time" | "Contract" | "Internship";
          remote?: "yes";
          pay?: "15" | "20" | "25" | "30" | "40" | "50";
          skill?: string;
          place?: string;
          zone?: number | null;
          days?: "1" | "7" | "30";
          organisation?: string;
          of?: "saved" | "applied";
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JobList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JobForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
  };
  "/api/jobs/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JobChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
  };
  "/api/jobs/{id}/application": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JobApplicationForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
  };
  "/api/jobs/{id}/application/draft": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ApplicationDraft"];
          };
        };
      };
    };
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ApplicationDraftForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ApplicationDraft"];
          };
        };
      };
    };
  };
  "/api/jobs/{id}/application/draft/files": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              files: components["schemas"]["ApplicationFile"][];
            };
          };
        };
      };
    };
  };
  "/api/jobs/{id}/application/draft/files/{file}": {
    delete: {
      parameters: {
        path: {
          id: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": {
              files: components["schemas"]["ApplicationFile"][];
            };
          };
        };
      };
    };
  };
  "/api/jobs/{id}/application/preview": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ApplicationPreview"];
          };
        };
      };
    };
  };
  "/api/jobs/{id}/application/restore": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
  };
  "/api/jobs/{id}/applications": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JobApplicantList"];
          };
        };
      };
    };
  };
  "/api/jobs/{id}/save": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Job"];
          };
        };
      };
    };
  };
  "/api/judge-invitations/accept": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["JudgeInvitationToken"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AcceptedJudgeInvitation"];
          };
        };
      };
    };
  };
  "/api/judge-invitations/decline": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["JudgeInvitationToken"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/judge-invitations/read": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["JudgeInvitationToken"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReceivedJudgeInvitation"];
          };
        };
      };
    };
  };
  "/api/judging": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgedContestList"];
          };
        };
      };
    };
  };
  "/api/judging/{id}": {
    get: {
      parameters: {
        query?: {
          after?: string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgedContestPage"];
          };
        };
      };
    };
  };
  "/api/judging/{id}/entries/{number}": {
    get: {
      parameters: {
        path: {
          id: string;
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgedEntry"];
          };
        };
      };
    };
  };
  "/api/judging/{id}/entries/{number}/conflict": {
    put: {
      parameters: {
        path: {
          id: string;
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConflictForm"];
        };
      };
      responses: {
        204: {};
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          number: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/judging/{id}/entries/{number}/files/{index}": {
    get: {
      parameters: {
        path: {
          id: string;
          number: string;
          index: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/judging/{id}/entries/{number}/score": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ScoreForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgedEntry"];
          };
        };
      };
    };
  };
  "/api/judging/{id}/sentence": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JudgeSentenceForm"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/late-payments.csv": {
    get: {
      parameters: {
        query?: {
          list?: "selling" | "house";
        };
      };
      responses: {
        200: {
          content: {
            "text/csv": string;
          };
        };
      };
    };
  };
  "/api/me": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Account"];
          };
        };
      };
    };
    patch: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["AccountChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Account"];
          };
        };
      };
    };
  };
  "/api/me/apart": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberBlockList"];
          };
        };
      };
    };
  };
  "/api/me/applications": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnApplicationList"];
          };
        };
      };
    };
  };
  "/api/me/applications/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnApplication"];
          };
        };
      };
    };
  };
  "/api/me/applications/{id}/files/{file}": {
    get: {
      parameters: {
        path: {
          id: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/me/applications/{id}/offer-answer": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JobOfferAnswerForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnApplication"];
          };
        };
      };
    };
  };
  "/api/me/applications/{id}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Thread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ThreadForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ThreadEntry"];
          };
        };
      };
    };
  };
  "/api/me/applications/{id}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ThreadEntry"];
          };
        };
      };
    };
  };
  "/api/me/cases": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnCaseList"];
          };
        };
      };
    };
  };
  "/api/me/collections": {
    get: {
      parameters: {
        query?: {
          work?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnCollections"];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewCollection"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["OwnCollection"];
          };
        };
      };
    };
  };
  "/api/me/collections/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
    patch: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CollectionChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnCollection"];
          };
        };
      };
    };
  };
  "/api/me/collections/{id}/restore": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnCollection"];
          };
        };
      };
    };
  };
  "/api/me/collections/{id}/works/{work}": {
    put: {
      parameters: {
        path: {
          id: string;
          work: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SavedPlace"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnCollection"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          work: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnCollection"];
          };
        };
      };
    };
  };
  "/api/me/collections/{id}/works/{work}/place": {
    put: {
      parameters: {
        path: {
          id: string;
          work: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CollectionPlace"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnCollection"];
          };
        };
      };
    };
  };
  "/api/me/deletion": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["Deletion"];
        };
      };
      responses: {
        202: {
          content: {
            "application/json": components["schemas"]["DeletionAnswer"];
          };
        };
      };
    };
  };
  "/api/me/email": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["EmailChange"];
        };
      };
      responses: {
        202: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/me/export": {
    post: {
      responses: {
        200: {
          content: {
            "application/json": {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "/api/me/first-steps": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FirstSteps"];
          };
        };
      };
    };
  };
  "/api/me/job-searches": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SavedJobSearchList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JobSearchForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["SavedJobSearch"];
          };
        };
      };
    };
  };
  "/api/me/job-searches/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/me/nearby": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Nearby"];
          };
        };
      };
    };
  };
  "/api/me/next-steps": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NextSteps"];
          };
        };
      };
    };
  };
  "/api/me/offer-defaults": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OfferDefaults"];
          };
        };
      };
    };
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OfferDefaultsForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OfferDefaults"];
          };
        };
      };
    };
  };
  "/api/me/organisations": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisationList"];
          };
        };
      };
    };
  };
  "/api/me/organisations/{handle}": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
  };
  "/api/me/packages": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnPackages"];
          };
        };
      };
    };
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PackagesForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnPackages"];
          };
        };
      };
    };
  };
  "/api/me/password": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["PasswordChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/me/profile": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnProfile"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ProfileChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnProfile"];
          };
        };
      };
    };
  };
  "/api/me/profile/handle": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["HandleChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnProfile"];
          };
        };
      };
    };
  };
  "/api/me/profile/{which}": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          which: "picture" | "cover";
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            pictures: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnProfile"];
          };
        };
      };
    };
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          which: "picture" | "cover";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnProfile"];
          };
        };
      };
    };
  };
  "/api/me/sanctions": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnSanctionList"];
          };
        };
      };
    };
  };
  "/api/me/sanctions/{id}/appeal": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OwnSanctionAppeal"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnSanction"];
          };
        };
      };
    };
  };
  "/api/me/tags": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnTags"];
          };
        };
      };
    };
  };
  "/api/me/two-factor": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConfirmedByPassword"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TwoFactorSetup"];
          };
        };
      };
    };
    delete: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConfirmedByPassword"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/me/two-factor/confirm": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["Code"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/me/two-factor/recovery-codes": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConfirmedByPassword"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["RecoveryCodes"];
          };
        };
      };
    };
  };
  "/api/me/works": {
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            work: string;
            pictures?: string[];
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Work"];
          };
        };
      };
    };
  };
  "/api/me/works/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            work: string;
            pictures?: string[];
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Work"];
          };
        };
      };
    };
  };
  "/api/me/works/{id}/place": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["WorkMove"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Works"];
          };
        };
      };
    };
  };
  "/api/me/works/{id}/restore": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Work"];
          };
        };
      };
    };
  };
  "/api/members/{handle}": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberProfile"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/block": {
    put: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberBlock"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberBlock"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/collections": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberCollections"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/critiques": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CritiquesPage"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/follow": {
    put: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FollowAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FollowAnswer"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/mute": {
    put: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberBlock"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberBlock"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/packages": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OfferedPackages"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/posts": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FeedPage"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/posts/{id}": {
    get: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PostAnswer"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/reviews": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewPage"];
          };
        };
      };
    };
  };
  "/api/members/{handle}/view": {
    get: {
      parameters: {
        query?: {
          work?: string;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberView"];
          };
        };
      };
    };
  };
  "/api/moderation/cases/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CaseAnswer"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["Decision"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Case"];
          };
        };
      };
    };
  };
  "/api/moderation/queue": {
    get: {
      parameters: {
        query?: {
          list?: "open" | "appealed" | "mine" | "decided";
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CaseList"];
          };
        };
      };
    };
  };
  "/api/nominations": {
    get: {
      parameters: {
        query?: {
          list?: "member" | "work";
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Nominations"];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewNomination"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["NominationAnswer"];
          };
        };
      };
    };
  };
  "/api/nominations/weeks": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NominationWeeks"];
          };
        };
      };
    };
  };
  "/api/nominations/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/nominations/{id}/refusal": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NominationAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NominationAnswer"];
          };
        };
      };
    };
  };
  "/api/nominations/{id}/removal": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NominationRemoval"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/nominations/{id}/vote": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NominationAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NominationAnswer"];
          };
        };
      };
    };
  };
  "/api/notifications": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NotificationList"];
          };
        };
      };
    };
    patch: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ReadUpTo"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NotificationHead"];
          };
        };
      };
    };
  };
  "/api/notifications/head": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NotificationHead"];
          };
        };
      };
    };
  };
  "/api/notifications/stream": {
    get: {
      responses: {
        200: {
          content: {
            "text/event-stream": string;
          };
        };
      };
    };
  };
  "/api/notifications/{id}": {
    patch: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": {
            isUnread: false;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NotificationHead"];
          };
        };
      };
    };
  };
  "/api/orders": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OrderList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PlaceOrder"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Order"];
          };
        };
      };
    };
  };
  "/api/orders/{number}": {
    get: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Order"];
          };
        };
      };
    };
  };
  "/api/orders/{number}/cancel": {
    post: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Order"];
          };
        };
      };
    };
  };
  "/api/orders/{number}/files/{file}": {
    get: {
      parameters: {
        path: {
          number: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/orders/{number}/open": {
    post: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OpenOrder"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Order"];
          };
        };
      };
    };
  };
  "/api/orders/{number}/receipts": {
    post: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": components["schemas"]["ReceiptUpload"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Order"];
          };
        };
      };
    };
  };
  "/api/orders/{number}/refund-request": {
    post: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["RefundRequest"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Order"];
          };
        };
      };
    };
  };
  "/api/organisation-handles": {
    get: {
      parameters: {
        query: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OrganisationHandle"];
          };
        };
      };
    };
  };
  "/api/organisation-invitations/accept": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["InvitationToken"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
  };
  "/api/organisation-invitations/read": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["InvitationToken"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReceivedInvitation"];
          };
        };
      };
    };
  };
  "/api/organisations": {
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OrganisationForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Organisation"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OrganisationDeletionForm"];
        };
      };
      responses: {
        204: {};
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OrganisationChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/answers": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OrganisationAnswers"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}": {
    get: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewedApplication"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}/files/{file}": {
    get: {
      parameters: {
        path: {
          handle: string;
          id: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}/notes": {
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ApplicantNoteForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewedApplication"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}/notes/{note}": {
    delete: {
      parameters: {
        path: {
          handle: string;
          id: string;
          note: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewedApplication"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}/opened": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewedApplication"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}/scores": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ScoresForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewedApplication"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Thread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ThreadForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ThreadEntry"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/applications/{id}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ThreadEntry"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contest-organiser": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestOrganiser"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contest-record": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestRecord"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContestList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestDraftChange"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}": {
    get: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestDraftChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/appeals": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestAppealList"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/appeals/{appeal}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
          handle: string;
          appeal: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AppealThread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          handle: string;
          appeal: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AppealMessageForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/appeals/{appeal}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          handle: string;
          appeal: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/appeals/{appeal}/thread/files/{file}": {
    get: {
      parameters: {
        path: {
          id: string;
          handle: string;
          appeal: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/cancellation": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestCancellation"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/entries/{number}/removal": {
    put: {
      parameters: {
        path: {
          id: string;
          handle: string;
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["RemovalForm"];
        };
      };
      responses: {
        204: {};
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          handle: string;
          number: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/judge-invitations": {
    get: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgeInvitationList"];
          };
        };
      };
    };
    post: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JudgeInvitationForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["JudgeInvitation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/judge-invitations/{invitation}": {
    delete: {
      parameters: {
        path: {
          id: string;
          handle: string;
          invitation: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/judge-invitations/{invitation}/resend": {
    post: {
      parameters: {
        path: {
          id: string;
          handle: string;
          invitation: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgeInvitation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/judges": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestJudges"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/judging": {
    get: {
      parameters: {
        query?: {
          after?: string;
        };
        path: {
          id: string;
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgingProgress"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/judging/entries/{number}": {
    get: {
      parameters: {
        path: {
          id: string;
          handle: string;
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OrganiserEntry"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/judging/judges": {
    post: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AddedJudgesForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["JudgingProgress"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/picture": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            alt: string;
            picture?: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/postponements": {
    post: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestPostponement"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/prize-steps": {
    get: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestPrize"];
          };
        };
      };
    };
    post: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PrizeStepForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ContestPrize"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/prizes/{prize}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
          handle: string;
          prize: "judges" | "vote";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AppealThread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          handle: string;
          prize: "judges" | "vote";
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AppealMessageForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/prizes/{prize}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          handle: string;
          prize: "judges" | "vote";
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["AppealMessage"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/prizes/{prize}/thread/files/{file}": {
    get: {
      parameters: {
        path: {
          id: string;
          handle: string;
          prize: "judges" | "vote";
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/publication": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedContest"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/results": {
    put: {
      parameters: {
        path: {
          id: string;
          handle: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/updates": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          id: string;
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ContestUpdateForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ContestUpdate"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/contests/{id}/updates/{update}": {
    delete: {
      parameters: {
        path: {
          id: string;
          handle: string;
          update: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/organisations/{handle}/deletion": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OrganisationDeletion"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/domain": {
    post: {
      parameters: {
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["DomainQuery"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/domain-record": {
    get: {
      parameters: {
        query: {
          domain: string;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DomainRecord"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/domain/code": {
    post: {
      parameters: {
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["DomainEmail"];
        };
      };
      responses: {
        202: {
          content: {
            "application/json": components["schemas"]["DomainCodeSent"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/domain/confirm": {
    post: {
      parameters: {
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["DomainCode"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/invitations": {
    post: {
      parameters: {
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["InvitationForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["OrganisationInvitation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/invitations/{id}": {
    delete: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/organisations/{handle}/invitations/{id}/resend": {
    post: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OrganisationInvitation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/job-drafts/{id}": {
    get: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StoredPostingDraft"];
          };
        };
      };
    };
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PostingDraftRequest"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StoredPostingDraft"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/organisations/{handle}/job-drafts/{id}/publication": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Publication"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StoredPostingDraft"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/jobs": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedJobList"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/jobs/{id}": {
    get: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedJob"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JobPosting"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedJob"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/jobs/{id}/answers": {
    post: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AnswersForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["AnswersResult"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/jobs/{id}/applications": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
          stage?: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
        };
        path: {
          handle: string;
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ApplicationRowList"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/jobs/{id}/filled": {
    put: {
      parameters: {
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["JobFilledForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedJob"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/jobs/{id}/state": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          handle: string;
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PostingStateChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ManagedJob"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/logo": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          handle: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            alt: string;
            picture?: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnOrganisation"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/members": {
    get: {
      parameters: {
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OrganisationPeople"];
          };
        };
      };
    };
  };
  "/api/organisations/{handle}/members/{member}": {
    delete: {
      parameters: {
        query?: {
          confirm?: string;
        };
        path: {
          handle: string;
          member: string;
        };
      };
      responses: {
        204: {};
      };
    };
    patch: {
      parameters: {
        path: {
          handle: string;
          member: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["MemberRole"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/organisations/{handle}/reviews": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          handle: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewPage"];
          };
        };
      };
    };
  };
  "/api/outbox": {
    get: {
      responses: {
        200: {
          content: {
            "text/html": string;
          };
        };
      };
    };
  };
  "/api/outbox/{name}": {
    get: {
      parameters: {
        path: {
          name: string;
        };
      };
      responses: {
        200: {
          content: {
            "text/plain": string;
          };
        };
      };
    };
  };
  "/api/packages": {
    get: {
      parameters: {
        query?: {
          q?: string;
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MemberOffers"];
          };
        };
      };
    };
  };
  "/api/people": {
    get: {
      parameters: {
        query?: {
          q?: string;
          skill?: string;
          place?: string;
          availability?: "open" | "busy" | "closed";
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["People"];
          };
        };
      };
    };
  };
  "/api/people/suggestions": {
    get: {
      parameters: {
        query: {
          q: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SuggestedMembers"];
          };
        };
      };
    };
  };
  "/api/popular-tags": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PopularTags"];
          };
        };
      };
    };
  };
  "/api/posts": {
    get: {
      parameters: {
        query?: {
          sort?: "trending" | "latest" | "following";
          cursor?: string;
          author?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FeedPage"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            text?: string;
            alt?: string;
            madeHow?: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
            visibility?: "public" | "members";
            picture?: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["PostAnswer"];
          };
        };
      };
    };
  };
  "/api/posts/new": {
    get: {
      parameters: {
        query: {
          since: string;
          sort?: "trending" | "latest" | "following";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["NewPosts"];
          };
        };
      };
    };
  };
  "/api/posts/saved": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FeedPage"];
          };
        };
      };
    };
  };
  "/api/posts/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PostAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PostAnswer"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PostChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PostAnswer"];
          };
        };
      };
    };
  };
  "/api/posts/{id}/comments": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentPage"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewComment"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/posts/{id}/comments/{comment}": {
    delete: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
          comment: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CommentChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/posts/{id}/comments/{comment}/restore": {
    post: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/posts/{id}/like": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Like"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Like"];
          };
        };
      };
    };
  };
  "/api/posts/{id}/restore": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PostAnswer"];
          };
        };
      };
    };
  };
  "/api/posts/{id}/save": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Save"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Save"];
          };
        };
      };
    };
  };
  "/api/products": {
    get: {
      parameters: {
        query?: {
          area?: "store" | "marketplace";
          category?: "Electronics" | "Accessories" | "Fashion";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Product"][];
          };
        };
      };
    };
  };
  "/api/products/{id}": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProductPage"];
          };
        };
      };
    };
  };
  "/api/products/{id}/favorite": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Cart"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Cart"];
          };
        };
      };
    };
  };
  "/api/products/{id}/reviews": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReviewList"];
          };
        };
      };
    };
  };
  "/api/products/{id}/reviews/mine": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnReview"];
          };
        };
      };
    };
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ReviewForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnReview"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/project-disputes": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DisputeList"];
          };
        };
      };
    };
  };
  "/api/project-disputes/{number}": {
    get: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectDispute"];
          };
        };
      };
    };
  };
  "/api/project-disputes/{number}/decision": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SettlementForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/project-disputes/{number}/files/{file}": {
    get: {
      parameters: {
        path: {
          number: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/project-disputes/{number}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["DisputeThread"];
          };
        };
      };
    };
  };
  "/api/projects": {
    get: {
      parameters: {
        query?: {
          list?: "buying" | "selling" | "house" | "house-waiting";
          organisation?: string;
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["BriefForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Project"];
          };
        };
      };
    };
  };
  "/api/projects/{number}": {
    get: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Project"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/acceptance": {
    post: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AcceptanceForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Offers"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/archive": {
    get: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/zip": string;
          };
        };
      };
    };
  };
  "/api/projects/{number}/billing-details": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["BillingDetailsForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["BillingDetails"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/cancellation": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["WorkReasonForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/cancellation/agreement": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/ending": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["EndingForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Project"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/files": {
    post: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Project"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/files/{file}": {
    get: {
      parameters: {
        path: {
          number: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          number: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Project"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/invoices/{milestone}": {
    get: {
      parameters: {
        path: {
          number: string;
          milestone: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Invoice"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/decision": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
          milestone: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["DecisionForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/deliveries": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
          milestone: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["DeliveryForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/dispute": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
          milestone: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["WorkReasonForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/files": {
    post: {
      parameters: {
        path: {
          number: string;
          milestone: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/files/{file}": {
    delete: {
      parameters: {
        path: {
          number: string;
          milestone: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/marks/{mark}": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
          milestone: string;
          mark: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["MarkAnswerForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/payments": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
          milestone: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PaymentForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/milestones/{milestone}/refund": {
    post: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          number: string;
          milestone: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SentBackForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectWork"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/offers": {
    post: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["OfferForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["Offers"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/reviews": {
    get: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectReviews"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/reviews/answer": {
    put: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ReviewAnswerForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectReviews"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectReviews"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/reviews/mine": {
    put: {
      parameters: {
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ProjectReviewForm"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectReviews"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectReviews"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/thread": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          number: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ProjectThread"];
          };
        };
      };
    };
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ProjectMessageForm"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ProjectMessage"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/thread/files": {
    post: {
      parameters: {
        header: {
          "Idempotency-Key": string;
        };
        path: {
          number: string;
        };
      };
      requestBody: {
        content: {
          "multipart/form-data": {
            file: string;
          };
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ProjectMessage"];
          };
        };
      };
    };
  };
  "/api/projects/{number}/work-files/{file}": {
    get: {
      parameters: {
        path: {
          number: string;
          file: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/promotions": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["PromotionList"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PromotionRequest"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["StaffPromotion"];
          };
        };
      };
    };
  };
  "/api/promotions/desk": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StaffPromotionList"];
          };
        };
      };
    };
  };
  "/api/promotions/{id}": {
    put: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PromotionRequest"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StaffPromotion"];
          };
        };
      };
    };
    delete: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/referrals": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReferralPage"];
          };
        };
      };
    };
  };
  "/api/referrals/ledger.csv": {
    get: {
      responses: {
        200: {
          content: {
            "text/csv": string;
          };
        };
      };
    };
  };
  "/api/referrals/reviews": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["RewardList"];
          };
        };
      };
    };
  };
  "/api/referrals/reviews/{id}": {
    patch: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["RewardDecision"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/registry": {
    get: {
      parameters: {
        header?: {
          authorization?: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Registry"];
          };
        };
      };
    };
  };
  "/api/registry/files/{digest}": {
    get: {
      parameters: {
        path: {
          digest: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/octet-stream": string;
          };
        };
      };
    };
  };
  "/api/registry/gateways": {
    put: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["GatewayReport"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/registry/sections/{section}": {
    get: {
      parameters: {
        path: {
          section: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SectionStatus"];
          };
        };
      };
    };
  };
  "/api/registry/sections/{section}/acts": {
    post: {
      parameters: {
        header?: {
          authorization?: string;
        };
        path: {
          section: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["RegistryAct"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Acted"];
          };
        };
      };
    };
  };
  "/api/registry/sections/{section}/files/{digest}": {
    put: {
      parameters: {
        path: {
          section: string;
          digest: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/registry/sections/{section}/releases/{release}": {
    get: {
      parameters: {
        path: {
          section: string;
          release: string;
        };
      };
      responses: {
        200: {};
      };
    };
    put: {
      parameters: {
        path: {
          section: string;
          release: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ReleaseRecord"];
        };
      };
      responses: {
        200: {};
        201: {};
      };
    };
  };
  "/api/reports": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["Report"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ReportAnswer"];
          };
        };
        201: {
          content: {
            "application/json": components["schemas"]["ReportAnswer"];
          };
        };
      };
    };
  };
  "/api/resend-verification": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ResendVerification"];
        };
      };
      responses: {
        202: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/reset-password": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ResetPassword"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/reset-password/check": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ResetLink"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ResetLinkState"];
          };
        };
      };
    };
  };
  "/api/reviews/{id}/{review}": {
    delete: {
      parameters: {
        path: {
          id: string;
          review: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/sample-members": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SampleMembers"];
          };
        };
      };
    };
  };
  "/api/sanction-appeals": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["SanctionLinkAppeal"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnSanction"];
          };
        };
      };
    };
  };
  "/api/sanction-appeals/read": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["SanctionLink"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnSanction"];
          };
        };
      };
    };
  };
  "/api/search": {
    get: {
      parameters: {
        query: {
          q: string;
          group?: "works" | "posts" | "people" | "services" | "products" | "jobs" | "contests" | "help";
          literal?: "1";
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SiteSearch"];
          };
        };
      };
    };
  };
  "/api/search/suggestions": {
    get: {
      parameters: {
        query: {
          q: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SiteSuggestions"];
          };
        };
      };
    };
  };
  "/api/sections": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SectionCounts"][];
          };
        };
      };
    };
  };
  "/api/sections/permits": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["SectionAct"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SectionActPermit"];
          };
        };
      };
    };
  };
  "/api/session": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SessionAnswer"];
          };
        };
      };
    };
  };
  "/api/sessions": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SignInSession"][];
          };
        };
      };
    };
    delete: {
      responses: {
        204: {};
      };
    };
  };
  "/api/sessions/{id}": {
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/signin": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["SignIn"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SignedIn"];
          };
        };
      };
    };
  };
  "/api/signin/two-factor": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["Code"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SignedIn"];
          };
        };
      };
    };
  };
  "/api/signout": {
    post: {
      responses: {
        204: {};
      };
    };
  };
  "/api/signup": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["SignUp"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/signup/finish": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["FinishSignUp"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["MessageAnswer"];
          };
        };
      };
    };
  };
  "/api/staff/desks": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StaffDeskList"];
          };
        };
      };
    };
  };
  "/api/staff/queues": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["StaffQueueList"];
          };
        };
      };
    };
  };
  "/api/statistics": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Statistics"];
          };
        };
      };
    };
  };
  "/api/tags": {
    get: {
      parameters: {
        query: {
          q: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["SuggestedTags"];
          };
        };
      };
    };
  };
  "/api/tags/{tag}": {
    get: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TagHead"];
          };
        };
      };
    };
  };
  "/api/tags/{tag}/blog-posts": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TaggedBlogs"];
          };
        };
      };
    };
  };
  "/api/tags/{tag}/feed.atom": {
    get: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/atom+xml": string;
          };
        };
      };
    };
  };
  "/api/tags/{tag}/feed.json": {
    get: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/feed+json": components["schemas"]["TagJsonFeed"];
          };
        };
      };
    };
  };
  "/api/tags/{tag}/feed.xml": {
    get: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/rss+xml": string;
          };
        };
      };
    };
  };
  "/api/tags/{tag}/follow": {
    put: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TagChoice"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TagChoice"];
          };
        };
      };
    };
  };
  "/api/tags/{tag}/mute": {
    put: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TagMute"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TagChoice"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TagChoice"];
          };
        };
      };
    };
  };
  "/api/tags/{tag}/posts": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["FeedPage"];
          };
        };
      };
    };
  };
  "/api/tags/{tag}/works": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          tag: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TaggedWorks"];
          };
        };
      };
    };
  };
  "/api/tools": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ApprovedTool"][];
          };
        };
      };
    };
  };
  "/api/tools/suggestions": {
    get: {
      parameters: {
        query?: {
          status?: "waiting" | "approved" | "declined";
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ToolSuggestion"][];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["ToolSuggestionRequest"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["ToolSuggestion"];
          };
        };
      };
    };
  };
  "/api/tools/suggestions/mine": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ToolSuggestion"][];
          };
        };
      };
    };
  };
  "/api/tools/suggestions/{id}": {
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ToolDecision"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ToolSuggestion"];
          };
        };
      };
    };
  };
  "/api/unsubscribe": {
    get: {
      parameters: {
        query: {
          token: string;
        };
      };
      responses: {
        200: {
          content: {
            "text/html": string;
          };
        };
      };
    };
    post: {
      parameters: {
        query: {
          token: string;
        };
      };
      responses: {
        200: {
          content: {
            "text/html": string;
          };
        };
      };
    };
  };
  "/api/verify-email": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["VerifyEmail"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["VerifiedEmail"];
          };
        };
      };
    };
  };
  "/api/waiting-lists": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["WaitingLists"];
          };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          "multipart/form-data": {
            act?: string;
            list?: string;
            email?: string;
            token?: string;
          };
        };
      };
      responses: never;
    };
  };
  "/api/waiting-lists/confirm": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["WaitingToken"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["WaitingAnswer"];
          };
        };
      };
    };
  };
  "/api/waiting-lists/desk": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["WaitingDesk"];
          };
        };
      };
    };
  };
  "/api/waiting-lists/leave": {
    post: {
      requestBody: {
        content: {
          "application/json": components["schemas"]["WaitingToken"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/waiting-lists/own": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["OwnWaitingLists"];
          };
        };
      };
    };
  };
  "/api/waiting-lists/{list}/opening": {
    post: {
      parameters: {
        path: {
          list: components["schemas"]["WaitingListName"];
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["WaitingOpening"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/waiting-lists/{list}/place": {
    put: {
      parameters: {
        path: {
          list: components["schemas"]["WaitingListName"];
        };
      };
      responses: {
        204: {};
      };
    };
    delete: {
      parameters: {
        path: {
          list: components["schemas"]["WaitingListName"];
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/waiting-lists/{list}/requests": {
    post: {
      parameters: {
        path: {
          list: components["schemas"]["WaitingListName"];
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["WaitingRequest"];
        };
      };
      responses: {
        202: {
          content: {
            "application/json": components["schemas"]["WaitingReceipt"];
          };
        };
      };
    };
  };
  "/api/webinars": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["WebinarList"];
          };
        };
      };
    };
  };
  "/api/webinars/{id}/calendar.ics": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "text/calendar": string;
          };
        };
      };
    };
  };
  "/api/webinars/{id}/seat": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["WebinarAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["WebinarAnswer"];
          };
        };
      };
    };
  };
  "/api/works": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
          tag?: components["schemas"]["TagKey"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TaggedWorks"];
          };
        };
      };
    };
  };
  "/api/works/chosen": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["TaggedWorks"];
          };
        };
      };
    };
  };
  "/api/works/crafts": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Crafts"];
          };
        };
      };
    };
  };
  "/api/works/newest": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ShownWorks"];
          };
        };
      };
    };
  };
  "/api/works/{id}/answers": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Answers"];
          };
        };
      };
    };
  };
  "/api/works/{id}/choice": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ChoiceAnswer"];
          };
        };
      };
    };
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewChoice"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ChoiceAnswer"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        204: {};
      };
    };
  };
  "/api/works/{id}/choice/restore": {
    post: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["ChoiceAnswer"];
          };
        };
      };
    };
  };
  "/api/works/{id}/comments": {
    get: {
      parameters: {
        query?: {
          cursor?: string;
          limit?: number;
        };
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentPage"];
          };
        };
      };
    };
    post: {
      parameters: {
        header?: {
          "Idempotency-Key"?: string;
        };
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NewAnswer"];
        };
      };
      responses: {
        201: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/works/{id}/comments/{comment}": {
    delete: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
    patch: {
      parameters: {
        header: {
          "If-Match": string;
        };
        path: {
          id: string;
          comment: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["AnswerChange"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/works/{id}/comments/{comment}/helped": {
    put: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Helped"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Helped"];
          };
        };
      };
    };
  };
  "/api/works/{id}/comments/{comment}/restore": {
    post: {
      parameters: {
        path: {
          id: string;
          comment: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["CommentAnswer"];
          };
        };
      };
    };
  };
  "/api/works/{id}/like": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Like"];
          };
        };
      };
    };
    delete: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Like"];
          };
        };
      };
    };
  };
  "/api/works/{id}/questions": {
    put: {
      parameters: {
        path: {
          id: string;
        };
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CritiqueRequest"];
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["Answers"];
          };
        };
      };
    };
  };
  "/api/works/{id}/related": {
    get: {
      parameters: {
        path: {
          id: string;
        };
      };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["RelatedWorks"];
          };
        };
      };
    };
  };
  "/feed.atom": {
    get: {
      responses: {
        200: {
          content: {
            "application/atom+xml": string;
          };
        };
      };
    };
  };
  "/feed.json": {
    get: {
      responses: {
        200: {
          content: {
            "application/feed+json": components["schemas"]["JsonFeed"];
          };
        };
      };
    };
  };
  "/feed.xml": {
    get: {
      responses: {
        200: {
          content: {
            "application/rss+xml": string;
          };
        };
      };
    };
  };
  "/openapi.json": {
    get: {
      responses: {
        200: {
          content: {
            "application/json": {
              openapi: string;
            } & {
              [key: string]: unknown;
            };
          };
        };
      };
    };
  };
  "/r/{code}": {
    get: {
      parameters: {
        header?: {
          "sec-fetch-mode"?: string;
          "sec-fetch-dest"?: string;
          "sec-purpose"?: string;
        };
        path: {
          code: string;
        };
      };
      responses: never;
    };
  };
  "/robots.txt": {
    get: {
      responses: {
        200: {
          content: {
            "text/plain": string;
          };
        };
      };
    };
  };
  "/sitemap.xml": {
    get: {
      parameters: {
        query?: {
          part?: number | null;
        };
      };
      responses: {
        200: {
          content: {
            "application/xml": string;
          };
        };
      };
    };
  };
}
export interface components {
  schemas: {
    AcceptanceForm: {
      version: number;
      hash: string;
    };
    AcceptedJudgeInvitation: {
      contestId: string;
    };
    Account: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      role: "member" | "author" | "editor" | "moderator" | "admin";
      emailVerified: boolean;
      middleName: string | null;
      age: number | null;
      sex: "female" | "male" | "other" | null;
      phone: string | null;
      notifications: boolean;
      notificationGroups: components["schemas"]["NotificationGroups"];
      notificationEvents: components["schemas"]["NotificationChoice"];
      pageNotifications: components["schemas"]["NotificationChoice"];
      weeklyDigest: boolean;
      mailsMessageText: boolean;
      twoFactor: boolean;
      theme: "dark" | "light";
      isThemeChosen: boolean;
      createdAt: string;
    };
    AccountByAdmin: {
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      role: "member" | "author" | "editor" | "moderator" | "admin";
      emailVerified: boolean;
      isSuspended: boolean;
      createdAt: string;
    };
    AccountByAdminChange: {
      role?: "member" | "author" | "editor" | "moderator" | "admin";
      isSuspended?: boolean;
    };
    AccountChange: {
      firstName?: string;
      lastName?: string;
      middleName?: string | null;
      age?: number | null;
      sex?: "female" | "male" | "other" | null;
      phone?: string | null;
      notifications?: boolean;
      notificationGroups?: components["schemas"]["NotificationGroupsChange"];
      notificationEvents?: {
        likes?: boolean;
        comments?: boolean;
        replies?: boolean;
        mentions?: boolean;
        follows?: boolean;
        nominations?: boolean;
        applications?: boolean;
        "application-views"?: boolean;
        "job-messages"?: boolean;
        "job-searches"?: boolean;
        hiring?: boolean;
        messages?: boolean;
        projects?: boolean;
        contests?: boolean;
        moderation?: boolean;
        referrals?: boolean;
        plan?: boolean;
        posts?: boolean;
        suggestions?: boolean;
      };
      pageNotifications?: {
        likes?: boolean;
        comments?: boolean;
        replies?: boolean;
        mentions?: boolean;
        follows?: boolean;
        nominations?: boolean;
        applications?: boolean;
        "application-views"?: boolean;
        "job-messages"?: boolean;
        "job-searches"?: boolean;
        hiring?: boolean;
        messages?: boolean;
        projects?: boolean;
        contests?: boolean;
        moderation?: boolean;
        referrals?: boolean;
        plan?: boolean;
        posts?: boolean;
        suggestions?: boolean;
      };
      weeklyDigest?: boolean;
      timeZone?: string;
      mailsMessageText?: boolean;
      theme?: "dark" | "light";
    };
    Acted: {
      pointer: {
        release: string;
        history: string[];
      } | null;
      canary: {
        id: string;
        release: string;
        share: number;
        who: string;
        at: string;
      } | null;
    };
    AddedJudgesForm: {
      memberIds: string[];
    };
    AdminOrder: {
      number: string;
      state: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
      placedAt: string;
      title: string;
      further: number;
      picture: components["schemas"]["Picture"] | null;
      total: components["schemas"]["Money"];
      revision: number;
      lines: components["schemas"]["OrderLine"][];
      contact: {
        name: string;
        email: string;
        address: string | null;
      };
      heldUntil: string | null;
      heldLongerByLink?: number;
      payment: {
        method: "bank-transfer";
        account: components["schemas"]["BankAccount"];
        reference: string;
        due: components["schemas"]["Money"];
      } | null;
      receipts: {
        id: string;
        name: string;
        bytes: number;
        at: string;
      }[];
      paid: components["schemas"]["Money"];
      history: {
        state: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
        at: string;
        why: string | null;
      }[];
      refund: {
        state: "asked" | "owed" | "sent";
        reason: string;
        amount: components["schemas"]["Money"];
        at: string;
      } | null;
      may: {
        cancel: boolean;
        askRefund: boolean;
        sendReceipt: boolean;
      };
      seller: {
        name: string;
        address: string;
        email: string;
      };
      project?: string;
      isMember: boolean;
      payments: {
        amount: components["schemas"]["Money"];
        reference: string;
        on: string;
        by: string;
        at: string;
      }[];
      owed: components["schemas"]["Money"];
      events: {
        state: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
        at: string;
        by: string;
        why: string | null;
      }[];
    };
    AdminOrderList: {
      orders: {
        number: string;
        state: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
        placedAt: string;
        title: string;
        further: number;
        picture: components["schemas"]["Picture"] | null;
        total: components["schemas"]["Money"];
        name: string;
        email: string;
        waitingSince?: string | null;
        dueAt?: string | null;
      }[];
      next: string | null;
    };
    AdminProduct: {
      id: string;
      name: string;
      image: string;
      picture?: components["schemas"]["Picture"];
      price: number;
      oldPrice?: number;
      prices?: components["schemas"]["Prices"];
      oldPrices?: components["schemas"]["Prices"];
      rating: number;
      category: "Electronics" | "Accessories" | "Fashion";
      availability?: "in-stock" | "few" | "sold-out";
      left?: number;
      delivery?: "post" | "download";
      seller?: string;
      sellerHandle?: string;
      isSample?: boolean;
      ratedBy?: "sample" | "buyers" | "nobody";
      isFavorite?: boolean;
      description: string;
      version: number;
      status: "draft" | "published" | "archived";
      files: components["schemas"]["StoredFile"][];
      stock: {
        onHand: number;
        available: number;
      };
    };
    AdminProductList: {
      products: components["schemas"]["AdminProduct"][];
    };
    AnswerChange: {
      text?: string;
      answers?: {
        question: string;
        text: string;
      }[];
    };
    Answers: {
      likes: number;
      comments: number;
      isLiked: boolean;
      isOwn: boolean;
      critique: components["schemas"]["Critique"];
    };
    AnswersForm: {
      applications: {
        id: string;
        version: number;
      }[];
      stage: "shortlisted" | "offered" | "hired" | "declined";
      reason: "other-skills" | "other-level" | "filled" | "terms" | "stopped" | "incomplete" | null;
      message: string;
    };
    AnswersResult: {
      results: {
        id: string;
        result: "answered" | "changed" | "not-possible";
        stage: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
        version: number;
      }[];
    };
    Appeal: {
      type: "post" | "comment" | "profile" | "organisation" | "message" | "package" | "review" | "collection" | "update" | "nomination" | "prize-message" | "judge-sentence";
      id: string;
      text: string;
    };
    AppealDecision: {
      decision: "upheld" | "rejected";
      reason: string;
    };
    AppealForm: {
      about: "removal" | "result";
      reason: string;
    };
    AppealMessage: {
      id: string;
      from: "entrant" | "organisation" | "staff";
      by: string;
      text: string;
      files: {
        id: string;
        name: string;
        type: string;
        bytes: number;
      }[];
      at: string;
      isOwn: boolean;
    };
    AppealMessageForm: {
      text: string;
    };
    AppealThread: {
      entries: components["schemas"]["AppealMessage"][];
      next: string | null;
    };
    ApplicantCounts: {
      received: number;
      opened: number;
      shortlisted: number;
      offered: number;
      hired: number;
      declined: number;
      unanswered: number;
    };
    ApplicantNoteForm: {
      text: string;
    };
    ApplicationDraft: {
      note: string;
      link: string;
      works: string[];
      files: components["schemas"]["ApplicationFile"][];
    };
    ApplicationDraftForm: {
      note: string;
      link: string;
      works: string[];
    };
    ApplicationFile: {
      id: string;
      name: string;
      bytes: number;
    };
    ApplicationPreview: {
      isBlind: boolean;
      person: {
        name: string;
        handle: string | null;
        picture: components["schemas"]["Picture"] | null;
        email: string;
      } | null;
      note: string;
      link: string | null;
      works: components["schemas"]["WorkSnapshot"][];
      files: components["schemas"]["ApplicationFile"][];
    };
    ApplicationRow: {
      id: string;
      label: string;
      stage: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
      appliedAt: string;
      answerBy: string | null;
      version: number;
      person: {
        name: string;
        handle: string | null;
        picture: components["schemas"]["Picture"] | null;
        email: string;
      } | null;
      note: string;
      works: number;
      covers: components["schemas"]["Picture"][];
      files: number;
      mean: number | null;
      offerAnswer: components["schemas"]["JobOfferAnswer"] | null;
      isOfferAnswerNew: boolean;
    };
    ApplicationRowList: {
      applications: components["schemas"]["ApplicationRow"][];
      next: string | null;
    };
    ApprovedTool: {
      id: string;
      name: string;
      category: "Content Creation" | "Design" | "Marketing" | "AI" | "Collaboration" | "Productivity";
      description: string;
      url: string;
      tags: string[];
      pricing: string;
    };
    AuditEntry: {
      actor: string;
      action: string;
      target: string;
      at: string;
      actorName?: string | null;
      targetName?: string | null;
    };
    BallotAnswer: {
      own: components["schemas"]["OwnBallot"] | null;
    };
    BallotForm: {
      number: number;
    };
    BankAccount: {
      holder: string;
      bank: string;
      number: string;
      code: string | null;
    };
    BillingDetails: {
      name: string;
      address: string;
      version: number;
    };
    BillingDetailsForm: {
      name: string;
      address: string;
    };
    BlockForm: {
      report: boolean;
    };
    Blog: {
      _id: string;
      title: string;
      category: string;
      readTime: string;
      content: string;
      image: string;
      createdAt: string;
      author: components["schemas"]["BlogAuthor"] | null;
      imageUrl: string;
      tags: string[];
      picture: components["schemas"]["Picture"];
      contentImages: components["schemas"]["ContentPicture"][];
    };
    BlogAuthor: {
      handle: string;
      name: string;
      picture: components["schemas"]["Picture"] | null;
    };
    BlogCard: {
      _id: string;
      title: string;
      category: string;
      readTime: string;
      excerpt: string;
      createdAt: string;
      author: components["schemas"]["BlogAuthor"] | null;
      picture: components["schemas"]["Picture"];
    };
    BlogCategories: string[];
    BlogChange: {
      title?: string;
      category?: string;
      readTime?: string;
      content?: string;
      contentFormat?: "plain" | "markdown";
      tags?: components["schemas"]["BlogTags"];
      thumbnailAlt?: string;
      contentImageAlts?: string[];
      status?: "review" | "returned" | "scheduled" | "published" | "unpublished";
      revision?: "accept" | "decline" | "drop";
      reason?: string;
      scheduledFor?: string;
    };
    BlogConflict: {
      type: string;
      title: string;
      status: number;
      code: "invalid" | "malformed-json" | "unauthenticated" | "forbidden" | "not-found" | "conflict" | "cart-changed" | "sold-out" | "limit" | "price-changed" | "key-reused" | "already-ordered" | "in-progress" | "wrong-state" | "too-large" | "too-many" | "unsupported-media" | "not-an-image" | "image-too-large" | "image-too-many-pixels" | "gone" | "unavailable" | "internal" | "method-not-allowed" | "precondition-required" | "storage-full" | "two-factor-required" | "already-verified";
      message: string;
      fields?: {
        [key: string]: string;
      };
      requestId?: string;
      current: components["schemas"]["ManagedBlog"];
      yours: {
        title?: string;
        category?: string;
        readTime?: string;
        content?: string;
        contentFormat?: "plain" | "markdown";
        tags?: components["schemas"]["BlogTags"];
        thumbnailAlt?: string;
        contentImageAlts?: string[];
        status?: "review" | "returned" | "scheduled" | "published" | "unpublished";
        revision?: "accept" | "decline" | "drop";
        reason?: string;
        scheduledFor?: string;
        pictures?: components["schemas"]["PlacedPictures"];
      };
    };
    BlogPage: {
      _id: string;
      title: string;
      category: string;
      readTime: string;
      content: string;
      createdAt: string;
      author: components["schemas"]["BlogAuthor"] | null;
      imageUrl: string;
      tags: string[];
      picture: components["schemas"]["Picture"];
      contentImages: components["schemas"]["ContentPicture"][];
      contentFormat: "plain" | "markdown";
      body: components["schemas"]["TextBlocks"];
      summary: string;
    };
    BlogRevision: {
      title: string;
      category: string;
      readTime: string;
      content: string;
      contentFormat: "plain" | "markdown";
      tags: string[];
      picture: components["schemas"]["Picture"];
      contentImages: components["schemas"]["ContentPicture"][];
      sentAt: string;
      reason: string | null;
    };
    BlogSuggestion: {
      base: string;
      changes: components["schemas"]["SuggestedChange"][];
      note: string;
      editor: string;
      isOwn: boolean;
      sentAt: string;
      isOutdated: boolean;
    };
    BlogTags: string[];
    BlogTagsForm: string[] | string;
    BlogVersion: {
      version: number;
      title: string;
      by: string;
      savedAt: string;
    };
    BlogVersionPage: {
      version: number;
      title: string;
      by: string;
      savedAt: string;
      category: string;
      readTime: string;
      content: string;
      contentFormat: "plain" | "markdown";
      tags: string[];
      picture: components["schemas"]["Picture"];
      contentImages: components["schemas"]["ContentPicture"][];
      body: components["schemas"]["TextBlocks"];
    };
    BookPayment: {
      amount: number;
      reference: string;
      on: string;
    };
    Brief: {
      title: string;
      aim: string;
      links: string[];
      files: components["schemas"]["StoredFile"][];
      budget: components["schemas"]["Money"] | null;
      wantedBy: string | null;
      service: {
        slug: string;
        title: string;
      } | null;
      package: {
        name: string;
        price: components["schemas"]["Money"] | null;
        days: number;
        text: string;
        revisions: number | null;
      } | null;
    };
    BriefForm: {
      seller: components["schemas"]["SellerForm"];
      organisation?: string;
      service: string | null;
      packageId: string | null;
      title: string;
      aim: string;
      links: string[];
      budget: {
        currency: components["schemas"]["Currency"];
        minor: number;
      } | null;
      wantedBy: string | null;
    };
    Cart: {
      revision: number;
      currency: components["schemas"]["Currency"];
      count: number;
      lines: components["schemas"]["CartLine"][];
      subtotal: components["schemas"]["Money"];
      favourites: string[];
      notice: string | null;
    };
    CartAddition: {
      item: string;
      quantity?: number;
      click: string;
    };
    CartChange: {
      currency?: components["schemas"]["Currency"];
      lines?: {
        item: string;
        quantity: number;
      }[];
    };
    CartLine: {
      item: string;
      name: string;
      picture: components["schemas"]["Picture"] | null;
      seller: string | null;
      quantity: number;
      most: number;
      state: "available" | "short" | "sold-out" | "gone" | "not-in-currency";
      left: number | null;
      unit: components["schemas"]["Money"] | null;
      total: components["schemas"]["Money"] | null;
      was: components["schemas"]["Money"] | null;
    };
    Case: {
      id: string;
      type: "post" | "comment" | "profile" | "organisation" | "message" | "package" | "review" | "collection" | "update" | "nomination" | "prize-message" | "judge-sentence";
      text: string | null;
      path: string;
      state: "open" | "appealed" | "kept" | "warned" | "removed" | "upheld" | "restored";
      verdict: {
        rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
        quote: string;
        reason: string;
        at: string;
      } | null;
      appeal: {
        text: string;
        at: string;
        answerBy: string;
        answeredBy?: "staff" | "admins";
        answer: {
          reason: string;
          at: string;
        } | null;
      } | null;
      author: {
        id: string;
        name: string;
      };
      entries: {
        isAuthors: boolean;
        isReported: boolean;
        text: string;
        at: string;
      }[] | null;
      reports: {
        reason: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
        note: string;
        at: string;
      }[];
      reportCount: number;
      openedAt: string;
      version: number;
      may: ("keep" | "warn" | "remove" | "uphold" | "restore")[];
    };
    CaseAnswer: {
      case: components["schemas"]["Case"];
      now: components["schemas"]["CaseContext"] | null;
    };
    CaseContext: {
      state: "shown" | "deleted" | "removed";
      text: string;
      picture: components["schemas"]["Picture"] | null;
      below: {
        state: "shown" | "deleted" | "removed";
        text: string;
        picture: components["schemas"]["Picture"] | null;
      } | null;
    };
    CaseList: {
      cases: components["schemas"]["Case"][];
      next: string | null;
    };
    Checkout: {
      cart: components["schemas"]["Cart"];
      needsAddress: boolean;
      methods: "bank-transfer"[];
      contact: {
        name: string;
        email: string;
      } | null;
      recent: string | null;
    };
    ChoiceAnswer: {
      choice: components["schemas"]["WorkChoice"] | null;
    };
    Code: {
      code: string;
    };
    Collection: {
      collection: {
        id: string;
        name: string;
        isPublic: boolean;
        count: number;
        owner: {
          name: string;
          handle: string;
        };
        isOwn: boolean;
        isDefault: boolean;
        isRemoved: boolean;
      };
      works: components["schemas"]["TaggedWork"][];
      next: string | null;
    };
    CollectionChange: {
      name?: string;
      isPublic?: boolean;
    };
    CollectionPlace: {
      before: string | null;
    };
    CommentAnswer: {
      comment: components["schemas"]["PostComment"];
      count: number;
    };
    CommentChange: {
      text: string;
    };
    CommentPage: {
      comments: components["schemas"]["PostComment"][];
      next: string | null;
    };
    CommunityComment: {
      id: string | number;
      author: {
        firstname: string;
        lastname: string;
        profilePicture: string | null;
      };
      text: string;
      createdAt: string;
    };
    CommunityFeed: {
      posts: components["schemas"]["CommunityPost"][];
    };
    CommunityPost: {
      id: string | number;
      author: {
        firstname: string;
        lastname: string;
        profilePicture: string | null;
        skills: string[];
        badges: string;
      };
      post: string;
      postImage: string | null;
      likes: number;
      comments: components["schemas"]["CommunityComment"][];
      createdAt: string;
      commenters: number;
      trendAt: string;
    };
    ConfirmedByPassword: {
      password: string;
    };
    ConflictForm: {
      reason: string;
    };
    ContactReceipt: {
      reference: string;
      message: string;
    };
    ContactReply: {
      token: string;
      text: string;
    };
    ContactRequest: {
      name: string;
      email: string;
      subject: string;
      message: string;
      website?: string;
    };
    ContactThread: {
      reference: string;
      subject: string;
      message: string;
      createdAt: string;
      entries: {
        side: "team" | "sender";
        text: string;
        at: string;
      }[];
      mayReply: boolean;
    };
    ContactThreadLink: {
      token: string;
    };
    ContentPicture: {
      src: string;
      srcset: string;
      width: number;
      height: number;
      alt: string;
      focus?: components["schemas"]["Focus"];
      tile?: string;
      key?: string;
    };
    Contest: {
      id: string;
      title: string;
      cover: string | null;
      picture: components["schemas"]["Picture"] | null;
      description: string;
      prizePool: number;
      entryFee: number;
      participants: number;
      maxParticipants: number;
      startsAt: string;
      deadline: string;
      status: "live" | "upcoming" | "ended";
      tags: string[];
      entry: components["schemas"]["ContestEntry"] | null;
      hasEntry?: boolean;
      isPayable?: boolean;
      isSample?: boolean;
      takesEntries?: boolean;
      version: number;
      held: number | null;
    };
    ContestAnswer: {
      serverNow: string;
      contest: components["schemas"]["Contest"];
    };
    ContestAppeal: {
      id: string;
      contest: {
        id: string;
        title: string;
      };
      organisation: string;
      number: number;
      about: "removal" | "result";
      topic: "removal" | "result" | "prize";
      reason: string;
      at: string;
      state: "open" | "upheld" | "rejected";
      decision: {
        reason: string;
        at: string;
      } | null;
      removal: string | null;
    };
    ContestAppealList: {
      appeals: components["schemas"]["ContestAppeal"][];
      next: string | null;
    };
    ContestCancellation: {
      reason: string;
    };
    ContestChange: {
      state: "closed";
    } | components["schemas"]["ContestFields"];
    ContestDraft: {
      title: string;
      description: string;
      tags: string[];
      prizePool: string;
      maxParticipants: string;
      startsAt: string | "";
      deadline: string | "";
      graceMinutes: string;
      resultsBy: string | "";
      awardBy: string | "";
      rules: string;
      pledge: string;
      shareRule: "top-three" | "all-entries" | null;
      licence: string;
      criteria: {
        title: string;
        weight: string;
        words: {
          low: string;
          middle: string;
          high: string;
        };
      }[];
      teamSize: string;
      vote: {
        prize: string;
        until: string | "";
      } | null;
    };
    ContestDraftChange: {
      title?: string;
      description?: string;
      tags?: string[];
      prizePool?: string;
      maxParticipants?: string;
      startsAt?: string | "";
      deadline?: string | "";
      graceMinutes?: string;
      resultsBy?: string | "";
      awardBy?: string | "";
      rules?: string;
      pledge?: string;
      shareRule?: "top-three" | "all-entries" | null;
      licence?: string;
      criteria?: {
        title: string;
        weight: string;
        words: {
          low: string;
          middle: string;
          high: string;
        };
      }[];
      teamSize?: string;
      vote?: {
        prize: string;
        until: string | "";
      } | null;
    };
    ContestEntry: {
      state: "confirmed" | "held";
      joinedAt: string;
      heldUntil?: string;
    };
    ContestFields: {
      title: string;
      description: string;
      prizePool: number;
      entryFee: number;
      maxParticipants: number;
      startsAt: string;
      deadline: string;
      tags: string[];
    };
    ContestForm: {
      title: string;
      description: string;
      prizePool: number;
      entryFee: number;
      maxParticipants: number;
      startsAt: string;
      deadline: string;
      tags: string[];
    };
    ContestGallery: {
      entries: {
        rank: number;
        number: number;
        title: string;
        text: string;
        madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
        team: string;
        makers: {
          name: string;
          handle: string | null;
        }[];
        picture: components["schemas"]["Picture"] | null;
        files: {
          index: number;
          type: string;
          bytes: number;
        }[];
      }[];
      next: number | null;
    };
    ContestJudges: {
      memberIds: string[];
    };
    ContestList: {
      serverNow: string;
      contests: components["schemas"]["Contest"][];
      tags: string[];
      next: string | null;
    };
    ContestLog: {
      contest: string;
      isOpen: boolean;
      head: string | null;
      log?: components["schemas"]["LogLine"][];
      openings?: {
        entry: number;
        judge: string;
        revision: number;
        scores: number[];
        nonce: string;
      }[];
      criteria?: components["schemas"]["Criterion"][];
      criteriaHash?: string;
      ranking?: {
        rank: number;
        entry: number;
        points: number;
        judges: number;
      }[];
    };
    ContestOrganisation: {
      handle: string;
    };
    ContestOrganiser: {
      handle: string;
      name: string;
      domain: {
        name: string;
      } | null;
      state: "open" | "suspended";
      isHouse: boolean;
      people: {
        id: string;
        name: string;
      }[];
    };
    ContestPostponement: {
      what: "deadline" | "results";
      to: string;
      reason: string;
    };
    ContestPrize: {
      contest: {
        id: string;
        title: string;
      };
      serverNow: string;
      resultsAt: string;
      awardBy: string;
      shareRule: "top-three" | "all-entries";
      sharing: number[];
      sharingCount: number;
      prizes: {
        prize: "judges" | "vote";
        promise: string;
        winner: number | null;
        steps: {
          step: "contacted" | "sent" | "received";
          at: string;
          note: string;
          link: string;
        }[];
        isInTime: boolean;
        isOverdue: boolean;
        word: "received" | "late" | "not-received" | null;
        makers?: {
          name: string;
          handle: string | null;
        }[];
      }[];
    };
    ContestRecord: {
      run: number;
      withResults: number;
      resultsOverdue: number;
      prizesDue: number;
      prizesInTime: number;
      prizesUnanswered: number;
      feedback: number;
      postponed: number;
    };
    ContestResults: {
      id: string;
      title: string;
      closedAt: string;
      prizePool: number;
      judges: {
        id: string;
        name: string;
        handle: string | null;
        picture: components["schemas"]["Picture"] | null;
        sentence: string;
      }[];
      criteria: components["schemas"]["Criterion"][];
      criteriaHash: string;
      ranking: components["schemas"]["RankedEntry"][];
      entries: number;
      next: number | null;
      winner: number | null;
      withoutJudge: {
        judge: string;
        winner: number;
      }[];
      logHead: string;
    };
    ContestUpdate: {
      id: string;
      title: string;
      text: string;
      at: string;
      removedBy: "organisation" | "staff" | null;
    };
    ContestUpdateForm: {
      title: string;
      text: string;
    };
    ContestUpdateList: {
      updates: components["schemas"]["ContestUpdate"][];
    };
    ContestVote: {
      contest: {
        id: string;
        title: string;
      };
      stage: "before" | "open" | "counting" | "counted";
      opensAt: string;
      until: string;
      serverNow: string;
      prize: string;
      own: components["schemas"]["OwnBallot"] | null;
      refusal: string | null;
      entries: components["schemas"]["VotedEntry"][];
      barred: number[];
      next: number | null;
    };
    ContestWin: {
      win: {
        title: string;
        number: number;
        picture: number | null;
        prizes: {
          prize: "judges" | "vote";
          promise: string;
        }[];
        isSeen: boolean;
        workId: string | null;
        isWorkPossible: boolean;
      } | null;
    };
    Conversation: {
      id: string;
      subject: {
        kind: "profile" | "work" | "job" | "contest";
        title: string;
        path: string | null;
        isOwn: boolean;
      };
      other: {
        name: string;
        handle: string | null;
        picture: components["schemas"]["Picture"] | null;
      } | null;
      state: "sent" | "request" | "ignored" | "open" | "closed";
      last: components["schemas"]["DirectMessage"] | null;
      isUnread: boolean;
      changedAt: string;
    };
    ConversationExport: {
      conversation: components["schemas"]["Conversation"];
      exportedAt: string;
      messages: components["schemas"]["DirectMessage"][];
    };
    ConversationForm: {
      subject: components["schemas"]["SubjectForm"];
      text: string;
    };
    ConversationList: {
      conversations: components["schemas"]["Conversation"][];
      next: string | null;
      requests: number;
    };
    Crafts: {
      crafts: string[];
    };
    Criterion: {
      title: string;
      weight: number;
      words: {
        low: string;
        middle: string;
        high: string;
      };
    };
    Critique: {
      isWanted: boolean;
      questions: string[];
    };
    CritiqueRequest: {
      isWanted: boolean;
      questions: string[];
    };
    CritiquesPage: {
      count: number;
      critiques: {
        id: string;
        text: string;
        helpedAt: string;
        about: {
          kind: "works" | "blogs";
          id: string;
          title: string;
          path: string;
          picture: components["schemas"]["Picture"] | null;
          maker: components["schemas"]["PostAuthor"] | null;
        };
      }[];
      next: string | null;
    };
    Currency: "USD" | "NGN";
    Dashboard: {
      figures: components["schemas"]["Figure"][];
      failed: ("projects" | "rank" | "response" | "earnings" | "plan")[];
    };
    Decision: {
      decision: "keep";
    } | {
      decision: "warn";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
    } | {
      decision: "remove";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
    } | {
      decision: "uphold";
      reason: string;
    } | {
      decision: "restore";
      reason: string;
    };
    DecisionForm: {
      is: "accepted" | "changes";
      note: string;
      marks?: {
        file: string;
        x: number;
        y: number;
        text: string;
      }[];
    };
    DeclinedReferral: {
      id: string;
      name: string;
      date: string;
      reason: string;
    };
    Deletion: {
      password: string;
      confirm: "DELETE";
    };
    DeletionAnswer: {
      message: string;
      erasedAt: string;
    };
    DeliveryForm: {
      note: string;
    };
    DemoAccount: {
      role: "member" | "author" | "editor" | "moderator" | "admin";
      email: string;
      password: string;
    };
    DeskMember: {
      person: {
        id: string;
        name: string;
        handle: string | null;
        role: "member" | "author" | "editor" | "moderator" | "admin";
        joinedAt: string;
        isVerified: boolean;
        email: string | null;
        silencedUntil: string | null;
        isSuspended: boolean;
        suspendedUntil: string | null;
        isLeaving: boolean;
      };
      sanctions: components["schemas"]["DeskSanction"][];
      records: {
        kind: "reported" | "reports" | "orders";
        entries: {
          at: string;
          text: string;
          path: string | null;
        }[];
        isMore: boolean;
      }[];
      sessions: {
        id: string;
        browser: string;
        createdAt: string;
        lastUsedOn?: string;
        expiresAt: string;
      }[] | null;
      may: ("warning" | "silence" | "suspension" | "erasure")[];
      mayForever: boolean;
    };
    DeskPeople: {
      people: {
        id: string;
        name: string;
        handle: string | null;
        role: "member" | "author" | "editor" | "moderator" | "admin";
        joinedAt: string;
        isVerified: boolean;
        email: string | null;
        silencedUntil: string | null;
        isSuspended: boolean;
        suspendedUntil: string | null;
        isLeaving: boolean;
      }[];
      isMore: boolean;
    };
    DeskSanction: {
      id: string;
      kind: "warning" | "silence" | "suspension" | "erasure";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
      at: string;
      until: string | null;
      days: number | null;
      state: "in-force" | "ended" | "taken-back";
      takenBack: {
        reason: string;
        at: string;
      } | null;
      appeal: {
        text: string;
        at: string;
        answerBy: string;
        answeredBy: "staff" | "admins";
        answer: {
          reason: string;
          at: string;
          isUpheld: boolean;
        } | null;
      } | null;
      member: {
        id: string;
        name: string;
      };
      by: string;
      may: ("take-back" | "answer")[];
    };
    DirectMessage: {
      id: string;
      by: string;
      isOwn: boolean;
      text: string;
      at: string;
    };
    DirectMessageList: {
      messages: components["schemas"]["DirectMessage"][];
      next: string | null;
    };
    DisputeList: {
      disputes: {
        number: string;
        title: string;
        client: components["schemas"]["Party"];
        seller: components["schemas"]["Party"];
        milestone: string;
        side: "client" | "seller";
        reason: string;
        at: string;
      }[];
      next: string | null;
    };
    DisputeThread: {
      entries: {
        id: string;
        side: "client" | "seller";
        text: string;
        files: components["schemas"]["StoredFile"][];
        at: string;
      }[];
      next: string | null;
    };
    DomainCode: {
      code: string;
    };
    DomainCodeSent: {
      domain: string;
      message: string;
    };
    DomainEmail: {
      email: string;
    };
    DomainQuery: {
      domain: string;
    };
    DomainRecord: {
      domain: string;
      host: string;
      value: string;
    };
    Draft: {
      id: string;
      postId?: string;
      version: number;
      publishKey?: string;
      title?: string;
      category?: string;
      readTime?: string;
      content?: string;
      contentFormat: "plain" | "markdown";
      tags: string;
      pictures: {
        id?: string;
        name: string;
        alt: string;
        key?: components["schemas"]["PictureKey"];
        isCover?: boolean;
        isStored: boolean;
      }[];
      savedAt: string;
    };
    DraftConflict: {
      type: string;
      title: string;
      status: number;
      code: "invalid" | "malformed-json" | "unauthenticated" | "forbidden" | "not-found" | "conflict" | "cart-changed" | "sold-out" | "limit" | "price-changed" | "key-reused" | "already-ordered" | "in-progress" | "wrong-state" | "too-large" | "too-many" | "unsupported-media" | "not-an-image" | "image-too-large" | "image-too-many-pixels" | "gone" | "unavailable" | "internal" | "method-not-allowed" | "precondition-required" | "storage-full" | "two-factor-required" | "already-verified";
      message: string;
      fields?: {
        [key: string]: string;
      };
      requestId?: string;
      current: components["schemas"]["Draft"];
      yours: components["schemas"]["DraftRequest"];
    };
    DraftRequest: {
      id: string;
      postId?: string;
      version: number;
      publishKey?: string;
      title?: string;
      category?: string;
      readTime?: string;
      content?: string;
      contentFormat?: "plain" | "markdown";
      tags?: string;
      pictures?: {
        id?: string;
        name: string;
        alt: string;
        key?: components["schemas"]["PictureKey"];
        isCover?: boolean;
      }[];
    };
    EmailChange: {
      email: string;
      password: string;
    };
    EndingForm: {
      reason: string;
    };
    EntryAfterwards: {
      contest: {
        id: string;
        title: string;
      };
      number: number;
      rank: number | null;
      removal: {
        reason: string;
        at: string;
      } | null;
      appealable: ("removal" | "result")[];
      appeals: components["schemas"]["ContestAppeal"][];
      toConfirm: ("judges" | "vote")[];
      won: {
        prize: "judges" | "vote";
        promise: string;
        awardBy: string;
        isDue: boolean;
        word: "received" | "late" | "not-received" | null;
        changeUntil: string | null;
        isFinal: boolean;
      }[];
      work: {
        id: string | null;
        isPossible: boolean;
        hasFeedback: boolean;
      };
    };
    EntryDraftForm: {
      title: string;
      text: string;
      links: string[];
      madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      teamName: string;
    };
    EntryFile: {
      id: string;
      name: string;
      type: string;
      bytes: number;
      sha256: string;
      unshown: string | null;
    };
    EntryOverview: {
      serverNow: string;
      contest: {
        id: string;
        title: string;
        stage: "upcoming" | "live" | "grace" | "judging" | "results";
        deadline: string;
        graceEnd: string;
        terms: {
          criteriaHash: string;
          licence: string;
          teamSize: number;
        } | null;
      };
      hasPlace: boolean;
      closed: string | null;
      entry: components["schemas"]["OwnEntry"] | null;
      invitations: {
        teamName: string;
        captain: components["schemas"]["EntryPerson"];
      }[];
      waiting: {
        position: number;
      } | null;
    };
    EntryPerson: {
      name: string;
      handle: string | null;
      isCaptain: boolean;
      isYou: boolean;
    };
    EntryPreview: {
      number: number;
      title: string;
      text: string;
      madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      files: {
        index: number;
        type: string;
        bytes: number;
      }[];
    };
    EntryUpload: {
      id: string;
      name: string;
      bytes: number;
      offset: number;
      startedAt: string;
    };
    EntryWork: {
      id: string;
    };
    EntryWorkForm: {
      withFeedback: boolean;
    };
    FeaturedMember: {
      member: components["schemas"]["MemberView"] | null;
    };
    FeedPage: {
      posts: components["schemas"]["FeedPost"][];
      next: string | null;
    };
    FeedPost: {
      id: string;
      author: components["schemas"]["PostAuthor"];
      text: string;
      picture: components["schemas"]["Picture"] | null;
      madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      visibility: "public" | "members";
      state: "shown" | "deleted" | "removed";
      createdAt: string;
      editedAt: string | null;
      version: number;
      likes: number;
      comments: number;
      why: {
        likes: number;
        commenters: number;
        points: number;
        liftHours: number;
        trendAt: string;
      };
      isLiked: boolean;
      isSaved: boolean;
      isOwn: boolean;
      acts: ("edit" | "delete" | "restore")[];
      removal: {
        rule: string;
        reason: string;
        quote: string;
        at: string;
      } | null;
      mentions?: string[];
      followedTag?: string;
      mutedTag?: string;
    };
    Figure: {
      name: "projects" | "rank" | "response" | "earnings" | "plan";
      value: number | null;
      formula: string;
      rows: {
        what: string;
        amount: number;
      }[];
      asOf?: string;
    };
    FileUpload: {
      file: string;
    };
    FinishSignUp: {
      token: string;
      password: string;
    };
    FirstSteps: {
      hasProfile: boolean;
      hasWork: boolean;
      following: number;
    };
    Focus: {
      x: number;
      y: number;
    };
    FollowAnswer: {
      isFollowed: boolean;
      followers: number;
    };
    ForgotPassword: {
      email: string;
    };
    FoundGroup: {
      group: "works" | "posts" | "people" | "services" | "products" | "jobs" | "contests" | "help";
      count: number;
      isAtLeast: boolean;
      items: components["schemas"]["FoundItem"][];
    };
    FoundItem: {
      id: string;
      kind: "blog-post" | "post" | "member" | "work" | "service" | "packages" | "product" | "download" | "job" | "contest" | "question" | "page";
      title: string;
      text: string;
      path: string;
      picture: components["schemas"]["Picture"] | null;
    };
    GalleryAgreement: {
      isAgreed: boolean;
      missing: number;
      hasResults: boolean;
    };
    GalleryAgreementForm: {
      isAgreed: boolean;
    };
    GatewayReport: {
      name: string;
      shell: string;
      sections: {
        [key: string]: {
          active?: string;
          canary?: {
            id: string;
            share: number;
          };
          refused?: {
            release: string;
            reason: string;
          };
        };
      };
    };
    HandleChange: {
      handle: string;
    };
    HandleParams: {
      handle: string;
    };
    HeldPlace: {
      memberId: string;
      name: string;
      email: string;
      heldUntil: string;
    };
    HeldPlaceList: {
      places: components["schemas"]["HeldPlace"][];
    };
    Helped: {
      on: boolean;
    };
    InboxAnswer: {
      text: string;
    };
    InboxChange: {
      status: "new" | "open" | "done";
    };
    InboxMessage: {
      name: string;
      email: string;
      subject: string;
      message: string;
      id: string;
      reference: string;
      status: "new" | "open" | "done";
      createdAt: string;
      dueAt?: string | null;
      isOverdue?: boolean;
      answers?: {
        side: "team" | "sender";
        text: string;
        at: string;
        by: string | null;
      }[];
    };
    InvitationForm: {
      email: string;
      role: "owner" | "recruiter" | "judge";
    };
    InvitationToken: {
      token: string;
    };
    Invoice: {
      kind: "invoice" | "credit-note";
      number: string;
      corrects: string | null;
      issuedAt: string;
      orderedBy: string | null;
      project: {
        number: string;
        title: string;
      };
      title: string;
      seller: {
        name: string;
        address: string;
        email: string;
      };
      client: {
        name: string;
        address: string;
      };
      amount: components["schemas"]["Money"];
      payment: {
        order: string | null;
        state: "due" | "paid" | "cancelled" | "refunded";
        paid: components["schemas"]["Money"];
        left: components["schemas"]["Money"];
        owed: components["schemas"]["Money"];
        account: components["schemas"]["BankAccount"] | null;
        dueOn: string;
        lateDays: number;
        transfers: {
          amount: components["schemas"]["Money"];
          reference: string;
          on: string;
        }[];
      };
    };
    Job: {
      id: string;
      title: string;
      company: string;
      logoColor: string;
      postedAt: string;
      confirmedAt: string;
      description: string;
      tags: string[];
      salary: string;
      pay: {
        min: number;
        max: number;
        currency: "USD" | "EUR" | "GBP" | "NGN" | "KES" | "GHS" | "ZAR";
        unit: "hour" | "month" | "year" | "project";
      };
      benefits: string[];
      isRemote: boolean;
      type: "Full-time" | "Part-time" | "Contract" | "Internship";
      state: "open" | "closed";
      isSample?: boolean;
      version: number;
      saved: boolean;
      application: components["schemas"]["JobApplication"] | null;
      organisation: {
        handle: string;
        name: string;
        isVerified: boolean;
        logo: components["schemas"]["Picture"] | null;
        figures: components["schemas"]["ResponseFigures"] | null;
      } | null;
      place: string | null;
      zones: components["schemas"]["JobZones"] | null;
      positions: number;
      answerBy: string | null;
      attributes: string[];
      isBlind: boolean;
      firstPostedAt: string | null;
      applicants: number | null;
    };
    JobApplicant: {
      note: string;
      link: string | null;
      id: string;
      name: string;
      email: string;
      appliedAt: string;
    };
    JobApplicantList: {
      applicants: components["schemas"]["JobApplicant"][];
      next: string | null;
    };
    JobApplication: {
      note: string;
      link: string | null;
      state: "received" | "withdrawn";
      stage: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
      appliedAt: string;
      withdrawnAt: string | null;
    };
    JobApplicationForm: {
      note: string;
      link: string | null;
      works?: string[];
    };
    JobChange: {
      title?: string;
      company?: string;
      description?: string;
      tags?: string[];
      pay?: components["schemas"]["JobPay"];
      benefits?: string[];
      isRemote?: boolean;
      type?: "Full-time" | "Part-time" | "Contract" | "Internship";
      state?: "open" | "closed";
    };
    JobFilledForm: {
      message: string;
    };
    JobForm: {
      title: string;
      company: string;
      description: string;
      tags: string[];
      pay: components["schemas"]["JobPay"];
      benefits: string[];
      isRemote: boolean;
      type: "Full-time" | "Part-time" | "Contract" | "Internship";
    };
    JobList: {
      jobs: components["schemas"]["Job"][];
      next: string | null;
    };
    JobOfferAnswer: {
      kind: "accepted" | "declined";
      reason: "other-work" | "terms" | "time" | "not-right" | "other" | null;
      text: string;
      at: string;
    };
    JobOfferAnswerForm: {
      kind: "accepted";
      offeredAt: string;
    } | {
      kind: "declined";
      offeredAt: string;
      reason: "other-work" | "terms" | "time" | "not-right" | "other";
      text: string;
    };
    JobPay: {
      min: number;
      max: number;
      currency: "USD" | "EUR" | "GBP" | "NGN" | "KES" | "GHS" | "ZAR";
      unit?: "hour" | "month" | "year" | "project";
    };
    JobPosting: {
      title: string;
      description: string;
      tags: string[];
      pay: components["schemas"]["JobPay"];
      benefits: string[];
      isRemote: boolean;
      type: "Full-time" | "Part-time" | "Contract" | "Internship";
      place: string | null;
      zones: components["schemas"]["JobZones"] | null;
      positions: number;
      answerBy: string;
      attributes: string[];
      isBlind: boolean;
    };
    JobSearchForm: {
      name: string;
      query: components["schemas"]["JobSearchQuery"];
    };
    JobSearchQuery: {
      q?: string;
      type?: "Full-time" | "Part-time" | "Contract" | "Internship";
      remote?: "yes";
      pay?: "15" | "20" | "25" | "30" | "40" | "50";
      skill?: string;
      place?: string;
      zone?: number | null;
    };
    JobZones: {
      from: number;
      to: number;
    };
    JsonFeed: {
      version: "https://jsonfeed.org/version/1.1";
      title: string;
      home_page_url: string;
      feed_url: string;
      description: string;
      language: string;
      items: {
        id: string;
        url: string;
        title: string;
        content_text: string;
        image: string;
        date_published: string;
        tags: string[];
      }[];
    };
    JudgeInvitation: {
      id: string;
      email: string;
      state: "open" | "accepted" | "declined" | "expired";
      name: string | null;
      expiresAt: string;
    };
    JudgeInvitationForm: {
      email: string;
    };
    JudgeInvitationList: {
      invitations: components["schemas"]["JudgeInvitation"][];
    };
    JudgeInvitationToken: {
      token: string;
    };
    JudgeSentenceForm: {
      sentence: string;
    };
    JudgeView: {
      number: number;
      title: string;
      text: string;
      madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      files: {
        index: number;
        type: string;
        bytes: number;
      }[];
    };
    JudgedContest: {
      id: string;
      title: string;
      organisation: string;
      stage: "before" | "judging" | "results";
      judgingFrom: string;
      resultsBy: string;
      assigned: number;
      scored: number;
    };
    JudgedContestList: {
      contests: components["schemas"]["JudgedContest"][];
    };
    JudgedContestPage: {
      contest: components["schemas"]["JudgedContest"];
      rules: string;
      criteria: components["schemas"]["Criterion"][];
      conflicts: {
        number: number;
        reason: string;
      }[];
      entries: {
        number: number;
        isScored: boolean;
      }[];
      sentence: string;
      next: number | null;
    };
    JudgedEntry: {
      contest: components["schemas"]["JudgedContest"];
      entry: components["schemas"]["JudgeView"];
      criteria: components["schemas"]["Criterion"][];
      own: components["schemas"]["OwnScore"] | null;
      isUnconfirmed: boolean;
      others: {
        judge: string;
        scores: number[];
        feedback: string;
      }[];
      next: number | null;
    };
    JudgingProgress: {
      id: string;
      title: string;
      stage: "before" | "judging" | "results";
      judgingFrom: string;
      resultsBy: string;
      judges: {
        name: string;
        assigned: number;
        scored: number;
      }[];
      entries: number;
      complete: number;
      short: number[];
      list: {
        number: number;
        scores: number;
        needed: number;
        removal: string | null;
        conflicts: {
          cause: "own" | "organisation" | "follow" | "declared" | "other";
          judges: number;
        }[];
      }[];
      next: number | null;
      canClose: boolean;
      held: {
        number: number | null;
        by: "appeal" | "removal";
        until: string;
      } | null;
      candidates: {
        id: string;
        name: string;
      }[];
      hidden: number;
    };
    Leaders: {
      asOf: string | null;
      leaders: {
        rank: number;
        points: number;
        name: string;
        handle: string;
        isCaller: boolean;
      }[];
    };
    Like: {
      on: boolean;
      count: number;
    };
    ListedMember: {
      id: string;
      handle: string;
      name: string;
      picture: components["schemas"]["Picture"] | null;
      isSample: boolean;
      bio: string;
      place: string;
      skills: string[];
      availability: "unsaid" | "open" | "busy" | "closed";
      works: {
        id: string;
        title: string;
        picture: components["schemas"]["Picture"];
      }[];
    };
    LogLine: {
      seq: number;
      at: string;
      kind: "begin" | "score" | "conflict" | "withdrawal" | "removal" | "restoration" | "addition" | "close";
      data: {
        [key: string]: unknown;
      };
      previous: string;
      hash: string;
    };
    ManagedBlog: {
      _id: string;
      title: string;
      category: string;
      readTime: string;
      content: string;
      contentFormat: "plain" | "markdown";
      tags: string[];
      picture: components["schemas"]["Picture"];
      contentImages: components["schemas"]["ContentPicture"][];
      status: "review" | "returned" | "scheduled" | "published" | "unpublished" | "deleted";
      authorId: string;
      author: string;
      version: number;
      updatedAt: string;
      publishedAt: string | null;
      scheduledFor: string | null;
      sentAt: string | null;
      reason: string | null;
      isHeld: boolean;
      revision: components["schemas"]["BlogRevision"] | null;
      suggestion: components["schemas"]["BlogSuggestion"] | null;
      acts: ("edit" | "send" | "publish" | "schedule" | "withdraw" | "send-back" | "delete" | "restore" | "accept" | "decline" | "drop" | "suggest")[];
    };
    ManagedContest: {
      id: string;
      version: number;
      state: "draft" | "published" | "cancelled";
      stage: "upcoming" | "live" | "grace" | "judging" | "results" | null;
      serverNow: string;
      form: components["schemas"]["ContestDraft"];
      picture: components["schemas"]["Picture"] | null;
      judges: {
        memberId: string;
        name: string;
        isGuest?: boolean;
      }[];
      participants: number;
      entries: number;
      criteriaHash: string | null;
      publishedAt: string | null;
      postponements: {
        what: "deadline" | "results";
        from: string;
        to: string;
        reason: string;
        at: string;
      }[];
      cancellation: {
        reason: string;
        at: string;
      } | null;
      faults: {
        [key: string]: string;
      };
    };
    ManagedContestList: {
      contests: {
        id: string;
        state: "draft" | "published" | "cancelled";
        stage: "upcoming" | "live" | "grace" | "judging" | "results" | null;
        participants: number;
        entries: number;
        title: string;
        deadline: string | null;
      }[];
      next: string | null;
    };
    ManagedJob: {
      job: components["schemas"]["Job"];
      state: "draft" | "review" | "open" | "closed" | "archived";
      counts: components["schemas"]["ApplicantCounts"];
    };
    ManagedJobList: {
      drafts: components["schemas"]["StoredPostingDraft"][];
      jobs: components["schemas"]["ManagedJob"][];
      next: string | null;
    };
    MarkAnswerForm: {
      answer: string;
      isDone: boolean;
    };
    MemberBlock: {
      isMuted: boolean;
      isBlocked: boolean;
    };
    MemberBlockList: {
      muted: {
        name: string;
        handle: string | null;
      }[];
      blocked: {
        name: string;
        handle: string | null;
      }[];
    };
    MemberCollections: {
      collections: {
        id: string;
        name: string;
        count: number;
        covers: components["schemas"]["Picture"][];
      }[];
    };
    MemberOffer: {
      member: {
        handle: string;
        name: string;
        picture: components["schemas"]["Picture"] | null;
      };
      packages: components["schemas"]["OfferedPackage"][];
      rating?: {
        average: number;
        count: number;
      } | null;
      cover?: components["schemas"]["Picture"] | null;
    };
    MemberOffers: {
      offers: components["schemas"]["MemberOffer"][];
      next: string | null;
    };
    MemberProfile: {
      id: string;
      handle: string;
      name: string;
      picture: components["schemas"]["Picture"] | null;
      counts: {
        followers: number;
        following: number;
        likes: number;
      };
      isSample: boolean;
      cover?: components["schemas"]["Picture"];
      bio?: string;
      links?: string[];
      skills?: string[];
      availability?: "unsaid" | "open" | "busy" | "closed";
      place?: string;
      badges?: string[];
      works?: components["schemas"]["Work"][];
      email?: string;
      phone?: string;
      site?: string;
      takesMessages: boolean;
      isListed: boolean;
      refusesTraining: boolean;
    };
    MemberRole: {
      role: "owner" | "recruiter" | "judge";
      confirm?: string;
    };
    MemberView: {
      profile: components["schemas"]["MemberProfile"];
      isSelf: boolean;
      isFollowed: boolean;
      isMuted: boolean;
    };
    MessageAnswer: {
      message: string;
    };
    MessageForm: {
      text: string;
    };
    MilestonePayment: {
      order: string | null;
      state: "due" | "paid" | "cancelled" | "refunded";
      paid: components["schemas"]["Money"];
      left: components["schemas"]["Money"];
      owed: components["schemas"]["Money"];
      account: components["schemas"]["BankAccount"] | null;
      dueOn: string;
      lateDays: number;
      transfers: {
        amount: components["schemas"]["Money"];
        reference: string;
        on: string;
      }[];
      receipts: components["schemas"]["StoredFile"][];
    };
    Money: {
      currency: components["schemas"]["Currency"];
      minor: number;
    };
    Nearby: {
      people: {
        person: components["schemas"]["ListedMember"];
        reason: string;
        isFollowed: boolean;
      }[];
    };
    NewAnswer: {
      parentId?: string;
      text?: string;
      answers?: {
        question: string;
        text: string;
      }[];
    };
    NewChoice: {
      sentence: string;
    };
    NewCollection: {
      name: string;
      isPublic?: boolean;
    };
    NewComment: {
      text: string;
      parentId?: string;
    };
    NewNomination: {
      handle: string;
      work?: string;
      why: string;
    };
    NewPosts: {
      count: number;
    };
    NewSanction: {
      kind: "warning";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
    } | {
      kind: "silence";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
      until: string;
    } | {
      kind: "suspension";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
      until: string | null;
    } | {
      kind: "erasure";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
      days: number;
    };
    NewSuggestion: {
      content: string;
      note?: string;
    };
    NextStep: {
      text: string;
      dueAt: string | null;
      act?: "offer" | "answer-offer" | "deliver" | "answer-delivery" | "pay" | "book" | "answer-cancellation" | "review";
      milestone?: string;
    };
    NextSteps: {
      steps: components["schemas"]["WaitingStep"][];
      missing: ("projects" | "jobs" | "contests" | "organisations" | "messages")[];
    };
    Nomination: {
      id: string;
      list: "member" | "work";
      week: string;
      state: "open" | "declined" | "removed";
      member: {
        name: string;
        handle: string;
        picture: components["schemas"]["Picture"] | null;
      };
      work: components["schemas"]["ShownWork"] | null;
      why: string;
      nominator: {
        name: string;
        handle: string;
      } | null;
      votes: number;
      isVoted: boolean;
      isOwn: boolean;
      mayWithdraw: boolean;
    };
    NominationAnswer: {
      nomination: components["schemas"]["Nomination"];
    };
    NominationRemoval: {
      reason: string;
    };
    NominationWeek: {
      id: string;
      startsAt: string;
      endsAt: string;
    };
    NominationWeeks: {
      weeks: {
        week: components["schemas"]["NominationWeek"];
        member: components["schemas"]["Nomination"] | null;
        works: components["schemas"]["Nomination"][];
      }[];
      next: string | null;
    };
    Nominations: {
      week: components["schemas"]["NominationWeek"];
      nominations: components["schemas"]["Nomination"][];
      next: string | null;
      voted: components["schemas"]["Nomination"] | null;
      made: components["schemas"]["Nomination"] | null;
      own: components["schemas"]["Nomination"][];
      refusal: string | null;
    };
    Notification: {
      id: string;
      kind: "likes" | "comments" | "replies" | "mentions" | "follows" | "nominations" | "applications" | "application-views" | "job-messages" | "job-searches" | "hiring" | "messages" | "projects" | "contests" | "moderation" | "referrals" | "plan" | "posts" | "suggestions";
      text: string;
      path: string;
      action: "View" | "Renew";
      at: string;
      isUnread: boolean;
    };
    NotificationChoice: {
      likes: boolean;
      comments: boolean;
      replies: boolean;
      mentions: boolean;
      follows: boolean;
      nominations: boolean;
      applications: boolean;
      "application-views": boolean;
      "job-messages": boolean;
      "job-searches": boolean;
      hiring: boolean;
      messages: boolean;
      projects: boolean;
      contests: boolean;
      moderation: boolean;
      referrals: boolean;
      plan: boolean;
      posts: boolean;
      suggestions: boolean;
    };
    NotificationGroups: {
      page: {
        messages: boolean;
        posts: boolean;
        jobs: boolean;
        projects: boolean;
        contests: boolean;
      };
      mail: {
        messages: boolean;
        posts: boolean;
        jobs: boolean;
        projects: boolean;
        contests: boolean;
      };
    };
    NotificationGroupsChange: {
      page?: {
        messages?: boolean;
        posts?: boolean;
        jobs?: boolean;
        projects?: boolean;
        contests?: boolean;
      };
      mail?: {
        messages?: boolean;
        posts?: boolean;
        jobs?: boolean;
        projects?: boolean;
        contests?: boolean;
      };
    };
    NotificationHead: {
      version: number;
      unread: number;
      waiting: number;
    };
    NotificationList: {
      head: components["schemas"]["NotificationHead"];
      notifications: components["schemas"]["Notification"][];
      next: string | null;
    };
    OfferDefaults: {
      account: components["schemas"]["BankAccount"] | null;
      silentDays: number | null;
      version: number;
    };
    OfferDefaultsForm: {
      account: {
        holder: string;
        bank: string;
        number: string;
        code: string;
      } | null;
      silentDays: number | null;
    };
    OfferForm: {
      basedOn: number;
      note: string;
      terms: components["schemas"]["Terms"];
    };
    OfferedPackage: {
      id: string;
      name: string;
      text: string;
      prices: {
        USD?: number;
        NGN?: number;
      };
      days: number;
      revisions: number;
    };
    OfferedPackages: {
      packages: components["schemas"]["OfferedPackage"][];
    };
    Offers: {
      versions: {
        version: number;
        side: "client" | "seller";
        at: string;
        note: string;
        terms: {
          scope: string;
          deliverables: string[];
          revisions: number;
          currency: components["schemas"]["Currency"];
          milestones: {
            title: string;
            dueOn: string;
            days?: number;
            minor: number;
          }[];
          silentDays: number;
          validUntil: string;
          account: components["schemas"]["BankAccount"] | null;
        };
        hash: string;
        total: number;
        isExpired: boolean;
      }[];
      accepted: {
        version: number;
        hash: string;
        at: string;
        by: string;
      } | null;
      lastAccount: components["schemas"]["BankAccount"] | null;
      silentDays?: number | null;
      lastOffer?: {
        title: string;
        terms: {
          scope: string;
          deliverables: string[];
          revisions: number;
          currency: components["schemas"]["Currency"];
          milestones: {
            title: string;
            dueOn: string;
            days?: number;
            minor: number;
          }[];
          silentDays: number;
          validUntil: string;
        };
      } | null;
      may: {
        offer: boolean;
        accept: boolean;
      };
    };
    OpenOrder: {
      key: string;
    };
    Order: {
      number: string;
      state: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
      placedAt: string;
      title: string;
      further: number;
      picture: components["schemas"]["Picture"] | null;
      total: components["schemas"]["Money"];
      revision: number;
      lines: components["schemas"]["OrderLine"][];
      contact: {
        name: string;
        email: string;
        address: string | null;
      };
      heldUntil: string | null;
      heldLongerByLink?: number;
      payment: {
        method: "bank-transfer";
        account: components["schemas"]["BankAccount"];
        reference: string;
        due: components["schemas"]["Money"];
      } | null;
      receipts: {
        name: string;
        at: string;
      }[];
      paid: components["schemas"]["Money"];
      history: {
        state: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
        at: string;
        why: string | null;
      }[];
      refund: {
        state: "asked" | "owed" | "sent";
        reason: string;
        amount: components["schemas"]["Money"];
        at: string;
      } | null;
      may: {
        cancel: boolean;
        askRefund: boolean;
        sendReceipt: boolean;
      };
      seller: {
        name: string;
        address: string;
        email: string;
      };
      project?: string;
    };
    OrderLine: {
      item: string;
      name: string;
      picture: components["schemas"]["Picture"] | null;
      seller: string | null;
      delivery: "post" | "download" | "service";
      quantity: number;
      unit: components["schemas"]["Money"];
      total: components["schemas"]["Money"];
      files: {
        id: string;
        name: string;
        bytes: number;
        sha256: string;
        downloads: number;
        lastAt: string | null;
      }[];
    };
    OrderList: {
      orders: components["schemas"]["OrderSummary"][];
      next: string | null;
    };
    OrderSummary: {
      number: string;
      state: "pending" | "paid" | "delivered" | "cancelled" | "refunded";
      placedAt: string;
      title: string;
      further: number;
      picture: components["schemas"]["Picture"] | null;
      total: components["schemas"]["Money"];
    };
    Organisation: {
      handle: string;
      name: string;
      description: string;
      links: string[];
      logo: components["schemas"]["Picture"] | null;
      domain: {
        name: string;
        provenAt: string;
        by: "mail" | "dns";
      } | null;
      createdAt: string;
      projectsCompleted: number;
    };
    OrganisationAnswers: {
      figures: components["schemas"]["ResponseFigures"] | null;
    };
    OrganisationChange: {
      name?: string;
      description?: string;
      links?: string[];
    };
    OrganisationDeletion: {
      openJobs: number;
      openApplications: number;
      openProjects: number;
      members: number;
    };
    OrganisationDeletionForm: {
      confirm: string;
    };
    OrganisationForm: {
      name: string;
      description: string;
      links: string[];
      handle: string;
    };
    OrganisationHandle: {
      isFree: boolean;
      message: string | null;
      suggestion: string | null;
    };
    OrganisationInvitation: {
      id: string;
      email: string;
      role: "owner" | "recruiter" | "judge";
      at: string;
      expiresAt: string;
      isExpired: boolean;
      invitedBy: string | null;
    };
    OrganisationPeople: {
      members: {
        id: string;
        name: string;
        handle: string | null;
        picture: components["schemas"]["Picture"] | null;
        role: "owner" | "recruiter" | "judge";
        since: string;
        isSelf: boolean;
      }[];
      invitations: components["schemas"]["OrganisationInvitation"][];
    };
    OrganiserEntry: {
      entry: components["schemas"]["JudgeView"];
      removal: {
        reason: string;
        at: string;
      } | null;
    };
    OwnApplication: {
      jobId: string;
      title: string;
      company: string;
      organisation: {
        handle: string;
        name: string;
      } | null;
      stage: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
      appliedAt: string;
      answerBy: string | null;
      history: {
        stage: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
        at: string;
      }[];
      answer: {
        reason: "other-skills" | "other-level" | "filled" | "terms" | "stopped" | "incomplete" | null;
        message: string;
        at: string;
      } | null;
      offerAnswer: components["schemas"]["JobOfferAnswer"] | null;
      project: string | null;
      note: string;
      link: string | null;
      works: components["schemas"]["WorkSnapshot"][];
      files: components["schemas"]["ApplicationFile"][];
      isThreadOpen: boolean;
    };
    OwnApplicationList: {
      applications: components["schemas"]["OwnApplication"][];
      next: string | null;
    };
    OwnBallot: {
      id: string;
      number: number;
      at: string;
    };
    OwnCase: {
      id: string;
      type: "post" | "comment" | "profile" | "organisation" | "message" | "package" | "review" | "collection" | "update" | "nomination" | "prize-message" | "judge-sentence";
      text: string | null;
      path: string;
      state: "open" | "appealed" | "kept" | "warned" | "removed" | "upheld" | "restored";
      verdict: {
        rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
        quote: string;
        reason: string;
        at: string;
      } | null;
      appeal: {
        text: string;
        at: string;
        answerBy: string;
        answeredBy?: "staff" | "admins";
        answer: {
          reason: string;
          at: string;
        } | null;
      } | null;
      thingId: string;
      mayAppeal: boolean;
    };
    OwnCaseList: {
      cases: components["schemas"]["OwnCase"][];
    };
    OwnCollection: {
      id: string;
      name: string;
      isPublic: boolean;
      count: number;
      isDefault: boolean;
      isRemoved: boolean;
      covers: components["schemas"]["Picture"][];
      hasWork: boolean;
    };
    OwnCollections: {
      collections: components["schemas"]["OwnCollection"][];
    };
    OwnEntry: {
      state: "open" | "removed" | "withdrawn";
      number: number | null;
      draft: {
        title: string;
        text: string;
        links: string[];
        madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
        files: components["schemas"]["EntryFile"][];
      };
      teamName: string;
      members: components["schemas"]["EntryPerson"][];
      invited: components["schemas"]["EntryPerson"][];
      startedAt: string;
      receipts: components["schemas"]["Receipt"][];
      isChanged: boolean;
      removal: {
        reason: string;
        at: string;
      } | null;
      uploads: components["schemas"]["EntryUpload"][];
      version: number;
    };
    OwnFeedback: {
      number: number;
      criteria: string[];
      feedback: {
        judge: string;
        scores: number[];
        feedback: string;
      }[];
    };
    OwnOrganisation: {
      handle: string;
      name: string;
      description: string;
      links: string[];
      logo: components["schemas"]["Picture"] | null;
      domain: {
        name: string;
        provenAt: string;
        by: "mail" | "dns";
      } | null;
      createdAt: string;
      role: "owner" | "recruiter" | "judge";
      state: "open" | "suspended";
      suspension: {
        rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
        quote: string;
        reason: string;
        at: string;
      } | null;
      version: number;
    };
    OwnOrganisationList: {
      organisations: components["schemas"]["OwnOrganisation"][];
    };
    OwnPackages: {
      packages: components["schemas"]["OfferedPackage"][];
      version: number;
      hidden: string[];
    };
    OwnProfile: {
      id: string;
      handle: string;
      name: string;
      picture: components["schemas"]["Picture"] | null;
      cover: components["schemas"]["Picture"] | null;
      counts: {
        followers: number;
        following: number;
        likes: number;
      };
      badges: string[];
      bio: string;
      links: string[];
      skills: string[];
      availability: "unsaid" | "open" | "busy" | "closed";
      place: string;
      email: string;
      phone: string;
      site: string;
      shownTo: {
        cover: "nobody" | "members" | "everybody";
        bio: "nobody" | "members" | "everybody";
        links: "nobody" | "members" | "everybody";
        skills: "nobody" | "members" | "everybody";
        availability: "nobody" | "members" | "everybody";
        place: "nobody" | "members" | "everybody";
        badges: "nobody" | "members" | "everybody";
        works: "nobody" | "members" | "everybody";
        email: "nobody" | "members" | "everybody";
        phone: "nobody" | "members" | "everybody";
        site: "nobody" | "members" | "everybody";
      };
      visibility: "nobody" | "members" | "everybody";
      isListed: boolean;
      refusesTraining: boolean;
      works: components["schemas"]["Work"][];
      formerHandles: string[];
      renamesFrom: string | null;
      version: number;
    };
    OwnReview: {
      mayRate: boolean;
      review: {
        id: string;
        stars: number;
        text: string;
        at: string;
      } | null;
    };
    OwnSanction: {
      id: string;
      kind: "warning" | "silence" | "suspension" | "erasure";
      rule: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      quote: string;
      reason: string;
      at: string;
      until: string | null;
      days: number | null;
      state: "in-force" | "ended" | "taken-back";
      takenBack: {
        reason: string;
        at: string;
      } | null;
      appeal: {
        text: string;
        at: string;
        answerBy: string;
        answeredBy: "staff" | "admins";
        answer: {
          reason: string;
          at: string;
          isUpheld: boolean;
        } | null;
      } | null;
      mayAppeal: boolean;
    };
    OwnSanctionAppeal: {
      text: string;
    };
    OwnSanctionList: {
      sanctions: components["schemas"]["OwnSanction"][];
    };
    OwnScore: {
      scores: number[];
      feedback: string;
      revision: number;
      at: string;
      commitment: string;
    };
    OwnTags: {
      followed: string[];
      muted: {
        tag: string;
        until: string | null;
      }[];
    };
    OwnWaitingLists: {
      names: components["schemas"]["WaitingListName"][];
    };
    PackagesForm: {
      packages: {
        name: string;
        text: string;
        prices: {
          USD?: number;
          NGN?: number;
        };
        days: number;
        revisions: number;
        id: string | null;
      }[];
    };
    Party: {
      kind: "house" | "member" | "organisation" | "client";
      name: string;
      handle: string | null;
    };
    PasswordChange: {
      password: string;
      newPassword: string;
    };
    PastGallery: {
      contest: {
        id: string;
        title: string;
      } | null;
      entries: {
        rank: number;
        number: number;
        title: string;
        text: string;
        madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
        team: string;
        makers: {
          name: string;
          handle: string | null;
        }[];
        picture: components["schemas"]["Picture"] | null;
        files: {
          index: number;
          type: string;
          bytes: number;
        }[];
      }[];
    };
    PaymentForm: {
      minor: number;
      reference: string;
      on: string;
    };
    People: {
      people: components["schemas"]["ListedMember"][];
      next: string | null;
    };
    Picture: {
      src: string;
      srcset: string;
      width: number;
      height: number;
      alt: string;
      focus?: components["schemas"]["Focus"];
      tile?: string;
    };
    PictureKey: string;
    PlaceOrder: {
      cartRevision: number;
      expected: {
        currency: components["schemas"]["Currency"];
        minor: number;
      };
      name: string;
      email?: string;
      address?: string;
    };
    PlacedPictures: {
      thumbnail: {
        src?: string;
        alt?: string;
      };
      images: {
        src?: string;
        alt?: string;
        key?: components["schemas"]["PictureKey"];
      }[];
    };
    PopularTags: {
      tags: {
        tag: string;
        uses: number;
      }[];
    };
    PostAnswer: {
      post: components["schemas"]["FeedPost"];
    };
    PostAuthor: {
      id: string;
      name: string;
      handle: string | null;
      picture: components["schemas"]["Picture"] | null;
      skills: string[];
      badges: string[];
    };
    PostChange: {
      text?: string;
      alt?: string;
      madeHow?: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      visibility?: "public" | "members";
      picture?: null;
    };
    PostComment: {
      id: string;
      parentId: string | null;
      author: components["schemas"]["PostAuthor"] | null;
      text: string;
      state: "shown" | "deleted" | "removed";
      createdAt: string;
      editedAt: string | null;
      version: number;
      isOwn: boolean;
      acts: ("edit" | "delete" | "restore")[];
      removal: {
        rule: string;
        reason: string;
        quote: string;
        at: string;
      } | null;
      mentions?: string[];
      answers?: {
        question: string;
        text: string;
      }[];
      hasHelped?: boolean;
      mayMark?: boolean;
    };
    PostingDecision: {
      decision: "approve";
      version: number;
    } | {
      decision: "send-back";
      version: number;
      note: string;
    };
    PostingDraft: {
      title: string;
      description: string;
      tags: string[];
      pay: {
        min: string;
        max: string;
        currency: "USD" | "EUR" | "GBP" | "NGN" | "KES" | "GHS" | "ZAR";
        unit: "hour" | "month" | "year" | "project";
      };
      benefits: string[];
      isRemote: boolean;
      place: string;
      zones: components["schemas"]["JobZones"] | null;
      type: "Full-time" | "Part-time" | "Contract" | "Internship";
      positions: string;
      answerBy: string | "";
      attributes: string[];
      isBlind: boolean;
    };
    PostingDraftRequest: {
      version: number;
      draft: components["schemas"]["PostingDraft"];
    };
    PostingReview: {
      id: string;
      state: "draft" | "review";
      version: number;
      draft: components["schemas"]["PostingDraft"];
      savedAt: string;
      reviewNote: string | null;
      organisation: {
        handle: string;
        name: string;
      };
    };
    PostingReviewList: {
      postings: components["schemas"]["PostingReview"][];
    };
    PostingStateChange: {
      state: "open";
      answerBy: string;
    } | {
      state: "closed";
    } | {
      state: "archived";
    };
    Prices: {
      USD?: number;
      NGN?: number;
    };
    PrizeReceipt: {
      prize: "judges" | "vote";
    };
    PrizeStepForm: {
      prize: "judges" | "vote";
      step: "contacted" | "sent";
      note: string;
      link: string;
    };
    PrizeWordForm: {
      prize: "judges" | "vote";
      word: "received" | "late" | "not-received" | null;
    };
    Problem: {
      type: string;
      title: string;
      status: number;
      code: "invalid" | "malformed-json" | "unauthenticated" | "forbidden" | "not-found" | "conflict" | "cart-changed" | "sold-out" | "limit" | "price-changed" | "key-reused" | "already-ordered" | "in-progress" | "wrong-state" | "too-large" | "too-many" | "unsupported-media" | "not-an-image" | "image-too-large" | "image-too-many-pixels" | "gone" | "unavailable" | "internal" | "method-not-allowed" | "precondition-required" | "storage-full" | "two-factor-required" | "already-verified";
      message: string;
      fields?: {
        [key: string]: string;
      };
      requestId?: string;
    };
    Product: {
      id: string;
      name: string;
      image: string;
      picture?: components["schemas"]["Picture"];
      price: number;
      oldPrice?: number;
      prices?: components["schemas"]["Prices"];
      oldPrices?: components["schemas"]["Prices"];
      rating: number;
      category: "Electronics" | "Accessories" | "Fashion";
      availability?: "in-stock" | "few" | "sold-out";
      left?: number;
      delivery?: "post" | "download";
      seller?: string;
      sellerHandle?: string;
      isSample?: boolean;
      ratedBy?: "sample" | "buyers" | "nobody";
      isFavorite?: boolean;
    };
    ProductPage: {
      id: string;
      name: string;
      image: string;
      picture?: components["schemas"]["Picture"];
      price: number;
      oldPrice?: number;
      prices?: components["schemas"]["Prices"];
      oldPrices?: components["schemas"]["Prices"];
      rating: number;
      category: "Electronics" | "Accessories" | "Fashion";
      availability?: "in-stock" | "few" | "sold-out";
      left?: number;
      delivery?: "post" | "download";
      seller?: string;
      sellerHandle?: string;
      isSample?: boolean;
      ratedBy?: "sample" | "buyers" | "nobody";
      isFavorite?: boolean;
      description: string;
      ratings?: number;
      files?: {
        name: string;
        bytes: number;
      }[];
    };
    ProductUpload: {
      product: string;
      picture?: string;
    };
    ProfileChange: {
      bio?: string;
      links?: string[];
      skills?: string[];
      availability?: "unsaid" | "open" | "busy" | "closed";
      place?: string;
      email?: string;
      phone?: string;
      site?: string;
      shownTo?: {
        cover: "nobody" | "members" | "everybody";
        bio: "nobody" | "members" | "everybody";
        links: "nobody" | "members" | "everybody";
        skills: "nobody" | "members" | "everybody";
        availability: "nobody" | "members" | "everybody";
        place?: "nobody" | "members" | "everybody";
        badges: "nobody" | "members" | "everybody";
        works: "nobody" | "members" | "everybody";
        email: "nobody" | "members" | "everybody";
        phone: "nobody" | "members" | "everybody";
        site: "nobody" | "members" | "everybody";
      };
      visibility?: "nobody" | "members" | "everybody";
      isListed?: boolean;
      refusesTraining?: boolean;
    };
    Project: {
      number: string;
      title: string;
      state: "open" | "agreed" | "completed" | "declined" | "withdrawn" | "cancelled";
      side: "client" | "seller";
      client: components["schemas"]["Party"];
      seller: components["schemas"]["Party"];
      createdAt: string;
      changedAt: string;
      offeredBy: "client" | "seller" | null;
      hold: "dispute" | "cancellation" | null;
      completedPart: {
        accepted: number;
        of: number;
      } | null;
      nextStep: components["schemas"]["NextStep"] | null;
      revision: number;
      serverNow: string;
      brief: components["schemas"]["Brief"];
      hire: {
        jobId: string;
        organisation: {
          handle: string;
          name: string;
        } | null;
        applicationId: string | null;
      } | null;
      offers: components["schemas"]["Offers"];
      work: components["schemas"]["ProjectWork"] | null;
      billing: components["schemas"]["BillingDetails"] | null;
      ended: {
        side: "client" | "seller" | "staff";
        reason: string;
        at: string;
      } | null;
      may: {
        addFile: boolean;
        withdraw: boolean;
        decline: boolean;
        write: boolean;
      };
    };
    ProjectDispute: {
      number: string;
      title: string;
      client: components["schemas"]["Party"];
      seller: components["schemas"]["Party"];
      milestone: string;
      side: "client" | "seller";
      reason: string;
      at: string;
      revision: number;
      brief: components["schemas"]["Brief"];
      terms: {
        scope: string;
        deliverables: string[];
        revisions: number;
        currency: components["schemas"]["Currency"];
        milestones: {
          title: string;
          dueOn: string;
          days?: number;
          minor: number;
        }[];
        silentDays: number;
        validUntil: string;
      };
      work: components["schemas"]["ProjectWork"];
    };
    ProjectList: {
      projects: components["schemas"]["ProjectSummary"][];
      next: string | null;
    };
    ProjectMessage: {
      id: string;
      from: "client" | "seller";
      by: string;
      text: string;
      files: components["schemas"]["StoredFile"][];
      at: string;
      isOwn: boolean;
    };
    ProjectMessageForm: {
      text: string;
    };
    ProjectReviewForm: {
      scores: [
        number,
        number,
        number
      ];
      text: string;
    };
    ProjectReviews: {
      own: {
        id: string;
        as: "client" | "seller";
        scores: number[];
        text: string;
        at: string;
        answer: {
          id: string;
          text: string;
          at: string;
        } | null;
        showsAt: string | null;
        isRemoved: boolean;
      } | null;
      other: {
        id: string;
        as: "client" | "seller";
        scores: number[];
        text: string;
        at: string;
        answer: {
          id: string;
          text: string;
          at: string;
        } | null;
      } | null;
      hasOther: boolean;
      until: string | null;
      may: {
        write: boolean;
        withdraw: boolean;
        answer: boolean;
      };
    };
    ProjectSummary: {
      number: string;
      title: string;
      state: "open" | "agreed" | "completed" | "declined" | "withdrawn" | "cancelled";
      side: "client" | "seller";
      client: components["schemas"]["Party"];
      seller: components["schemas"]["Party"];
      createdAt: string;
      changedAt: string;
      offeredBy: "client" | "seller" | null;
      hold: "dispute" | "cancellation" | null;
      completedPart: {
        accepted: number;
        of: number;
      } | null;
      nextStep: components["schemas"]["NextStep"] | null;
    };
    ProjectThread: {
      entries: components["schemas"]["ProjectMessage"][];
      next: string | null;
    };
    ProjectWork: {
      milestones: {
        id: string;
        title: string;
        state: "planned" | "delivered" | "changes-asked" | "accepted" | "cancelled";
        amount: components["schemas"]["Money"];
        dueOn: string;
        dueAt: string;
        waitsFor: "client" | "seller" | null;
        pause: {
          why: "answer" | "dispute";
          since: string;
        } | null;
        deliveries: {
          at: string;
          note: string;
          files: {
            id: string;
            name: string;
            bytes: number;
            sha256: string;
            isPicture: boolean;
          }[];
          decision: {
            is: "accepted" | "changes";
            note: string;
            at: string;
            isSilent: boolean;
            marks: {
              file: string;
              x: number;
              y: number;
              text: string;
              id: string;
              number: number;
              state: "open" | "answered" | "done";
              answer: string;
            }[];
          } | null;
        }[];
        upload: components["schemas"]["StoredFile"][];
        revisions: {
          used: number;
          allowed: number;
        };
        acceptedAt: string | null;
        payment: components["schemas"]["MilestonePayment"];
        invoice: string | null;
        creditNote: string | null;
        may: {
          deliver: boolean;
          decide: boolean;
          askChanges: boolean;
          answerMarks: boolean;
          bookPayment: boolean;
          sendBack: boolean;
          dispute: boolean;
        };
      }[];
      cancellation: {
        side: "client" | "seller";
        reason: string;
        at: string;
      } | null;
      dispute: {
        state: "open" | "decided";
        side: "client" | "seller";
        milestone: string;
        reason: string;
        at: string;
        decision: {
          is: "continue" | "accept" | "cancel";
          text: string;
          at: string;
        } | null;
      } | null;
      may: {
        askToCancel: boolean;
        agreeToCancel: boolean;
        keepWorking: boolean;
      };
    };
    Promotion: {
      id: string;
      title: string;
      subtitle: string;
      action: string;
      path: string;
    };
    PromotionList: {
      promotions: components["schemas"]["Promotion"][];
    };
    PromotionRequest: {
      title: string;
      subtitle: string;
      action: string;
      path: components["schemas"]["SitePath"];
      from: string | null;
      until: string | null;
      order: number;
    };
    Publication: {
      state: "open";
      job: components["schemas"]["Job"];
    } | {
      state: "review";
      draft: components["schemas"]["StoredPostingDraft"];
    };
    PublishedBallots: {
      contest: {
        id: string;
        title: string;
      };
      stage: "before" | "open" | "counting" | "counted";
      opensAt: string;
      until: string;
      serverNow: string;
      prize: string;
      ballots: number;
      totals: {
        number: number;
        votes: number;
        rank: number | null;
      }[];
      page: {
        id: string;
        number: number;
      }[];
      next: string | null;
    };
    PublishedTerms: {
      serverNow: string;
      stage: "upcoming" | "live" | "grace" | "judging" | "results";
      terms: {
        rules: string;
        pledge: string;
        shareRule: "top-three" | "all-entries";
        licence: string;
        criteria: components["schemas"]["Criterion"][];
        graceMinutes: number;
        teamSize: number;
        resultsBy: string;
        awardBy: string;
        vote: {
          prize: string;
          until: string;
        } | null;
        criteriaHash: string;
      } | null;
      graceEnd: string;
      organisation: {
        name: string;
        handle: string;
        logo: components["schemas"]["Picture"] | null;
      } | null;
      isFrozen: boolean;
      isHouse?: boolean;
      judges: number;
      entries: number;
      postponements: {
        what: "deadline" | "results";
        from: string;
        to: string;
        reason: string;
        at: string;
      }[];
      hasResults: boolean;
    };
    RankedEntry: {
      rank: number;
      number: number;
      title: string | null;
      team: string;
      makers: {
        name: string;
        handle: string | null;
      }[];
      points: number;
      judges: number;
      criteria: number[];
      scores: {
        judge: string;
        scores: number[];
      }[];
    };
    ReadForm: {
      upTo: string;
    };
    ReadUpTo: {
      upTo: string;
    };
    Reason: {
      reason: string;
    };
    Receipt: {
      number: number;
      at: string;
      sha256: string;
    };
    ReceiptUpload: {
      file: string;
    };
    ReceivedInvitation: {
      organisation: {
        handle: string;
        name: string;
        logo: components["schemas"]["Picture"] | null;
      };
      role: "owner" | "recruiter" | "judge";
      invitedBy: string | null;
      expiresAt: string;
      isForCaller: boolean;
    };
    ReceivedJudgeInvitation: {
      contest: {
        id: string;
        title: string;
      };
      organisation: string;
      expiresAt: string;
      isForCaller: boolean;
    };
    RecoveryCodes: {
      recoveryCodes: string[];
    };
    Referral: {
      id: string;
      name: string;
      email: string;
      date: string;
      status: "Completed" | "Pending";
      reward: number;
      isUnderReview: boolean;
    };
    ReferralInvitation: {
      by: string | null;
    };
    ReferralPage: {
      code: string;
      link: string;
      totals: {
        invites: number;
        earned: number;
        pending: number;
      };
      referrals: components["schemas"]["Referral"][];
      declined: components["schemas"]["DeclinedReferral"][];
      next: string | null;
    };
    Refund: {
      reason: string;
      returned?: {
        item: string;
        quantity: number;
      }[];
    };
    RefundRequest: {
      reason: string;
    };
    RefundSent: {
      reference: string;
    };
    Registry: {
      sections: {
        [key: string]: {
          release: string;
          history: string[];
          canary?: {
            id: string;
            release: string;
            share: number;
            who: string;
            at: string;
          } | null;
          preview?: {
            release: string;
            who: string;
            at: string;
            lock: string;
          } | null;
        };
      };
      removed?: string[];
    };
    RegistryAct: {
      act: "deploy" | "activate";
      release: string;
      expected?: string | null;
      who: string;
      why?: string;
      commit?: string;
    } | {
      act: "rollback";
      expected?: string;
      who: string;
      why?: string;
    } | {
      act: "remove";
      expected?: string;
      who: string;
      why: string;
    } | {
      act: "refused";
      release: string;
      before: string | null;
      who: string;
      why: string;
    } | {
      act: "freeze";
      expected?: string;
      who: string;
      why: string;
    } | {
      act: "unfreeze";
      expected?: string;
      who: string;
      why?: string;
    } | {
      act: "canary";
      release: string;
      share: number;
      expected?: string | null;
      id?: string;
      who: string;
      why?: string;
      commit?: string;
    } | {
      act: "canary-ended";
      id: string;
      who: string;
      why?: string;
    } | {
      act: "preview";
      release: string;
      lock: string;
      who: string;
    } | {
      act: "preview-ended";
      who: string;
    };
    RelatedWorks: {
      byMaker: components["schemas"]["TaggedWork"][];
      alike: components["schemas"]["TaggedWork"][];
    };
    ReleaseRecord: {
      record: string;
    };
    RemovalForm: {
      reason: string;
    };
    Report: {
      type: "post" | "comment" | "profile" | "organisation" | "message" | "package" | "review" | "collection" | "update" | "nomination" | "prize-message" | "judge-sentence";
      id: string;
      reason: "spam" | "harassment" | "theft" | "harm" | "adult" | "privacy" | "other";
      note?: string;
    };
    ReportAnswer: {
      message: string;
    };
    ResendVerification: {
      email?: string;
    };
    ResetLink: {
      token: string;
    };
    ResetLinkState: {
      works: boolean;
    };
    ResetPassword: {
      token?: string;
      newPassword: string;
    };
    ResponseFigures: {
      rate: number;
      medianDays: number | null;
      applications: number;
    };
    Review: {
      id: string;
      stars: number;
      text: string;
      at: string;
      by: {
        name: string;
        handle: string;
      } | null;
    };
    ReviewAnswerForm: {
      text: string;
    };
    ReviewFigures: {
      count: number;
      average: number;
      averages: number[];
    };
    ReviewForm: {
      stars: number;
      text?: string;
    };
    ReviewList: {
      reviews: components["schemas"]["Review"][];
      count: number;
    };
    ReviewPage: {
      figures: {
        seller: components["schemas"]["ReviewFigures"] | null;
        client: components["schemas"]["ReviewFigures"] | null;
      };
      record: components["schemas"]["SellerRecord"];
      reviews: components["schemas"]["ShownReview"][];
      next: string | null;
    };
    ReviewedApplication: {
      id: string;
      label: string;
      stage: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
      appliedAt: string;
      answerBy: string | null;
      version: number;
      person: {
        name: string;
        handle: string | null;
        picture: components["schemas"]["Picture"] | null;
        email: string;
      } | null;
      note: string;
      works: components["schemas"]["WorkSnapshot"][];
      files: components["schemas"]["ApplicationFile"][];
      mean: number | null;
      offerAnswer: components["schemas"]["JobOfferAnswer"] | null;
      isOfferAnswerNew: boolean;
      jobId: string;
      jobTitle: string;
      attributes: string[];
      isBlind: boolean;
      link: string | null;
      history: {
        stage: "received" | "opened" | "shortlisted" | "offered" | "hired" | "declined" | "withdrawn" | "unanswered";
        at: string;
      }[];
      answer: {
        reason: "other-skills" | "other-level" | "filled" | "terms" | "stopped" | "incomplete" | null;
        message: string;
        at: string;
      } | null;
      ownScores: {
        [key: string]: 1 | 2 | 3 | 4 | 5;
      } | null;
      otherScores: {
        by: string;
        scores: {
          [key: string]: 1 | 2 | 3 | 4 | 5;
        };
      }[];
      notes: {
        id: string;
        by: string;
        text: string;
        at: string;
        isOwn: boolean;
      }[];
      isThreadOpen: boolean;
      project: string | null;
    };
    RewardDecision: {
      decision: "approve";
    } | {
      decision: "decline";
      reason: string;
    };
    RewardList: {
      rewards: components["schemas"]["RewardReview"][];
      next: string | null;
    };
    RewardReview: {
      id: string;
      inviter: {
        name: string;
        email: string;
      };
      invitee: {
        name: string;
        email: string;
      };
      reward: number;
      joinedAt: string;
      since: string;
      invitations: number;
      booked: number;
      mayDecide: boolean;
    };
    SampleMembers: {
      handles: string[];
    };
    SanctionAnswer: {
      isUpheld: boolean;
      reason: string;
    };
    SanctionAppealList: {
      sanctions: components["schemas"]["DeskSanction"][];
    };
    SanctionEnd: {
      reason: string;
    };
    SanctionLink: {
      token: string;
    };
    SanctionLinkAppeal: {
      token: string;
      text: string;
    };
    Save: {
      on: boolean;
    };
    SavedJobSearch: {
      id: string;
      name: string;
      query: components["schemas"]["JobSearchQuery"];
      savedAt: string;
    };
    SavedJobSearchList: {
      searches: components["schemas"]["SavedJobSearch"][];
    };
    SavedPlace: {
      before?: string | null;
    };
    ScoreForm: {
      scores: (1 | 2 | 3 | 4 | 5)[];
      feedback: string;
    };
    ScoresForm: {
      scores: {
        [key: string]: 1 | 2 | 3 | 4 | 5;
      };
    };
    SectionAct: {
      section: string;
      act: "rollback" | "freeze" | "unfreeze" | "end-canary";
      why: string;
      expected: string;
    };
    SectionActPermit: {
      act: components["schemas"]["SectionAct"];
      who: string;
    };
    SectionCounts: {
      section: string;
      release: string;
      counters: {
        views?: number;
        load?: number;
        mount?: number;
        hydrate?: number;
        uncaught?: number;
        rejection?: number;
        reported?: number;
        "lcp-1000"?: number;
        "lcp-1500"?: number;
        "lcp-2000"?: number;
        "lcp-2500"?: number;
        "lcp-3000"?: number;
        "lcp-4000"?: number;
        "lcp-6000"?: number;
        "lcp-more"?: number;
        "inp-50"?: number;
        "inp-100"?: number;
        "inp-200"?: number;
        "inp-300"?: number;
        "inp-500"?: number;
        "inp-1000"?: number;
        "inp-more"?: number;
        "cls-10"?: number;
        "cls-50"?: number;
        "cls-100"?: number;
        "cls-250"?: number;
        "cls-500"?: number;
        "cls-more"?: number;
      };
      from: string;
      until: string;
    };
    SectionStatus: {
      pointer: {
        release: string;
        history: string[];
      } | null;
      frozen: {
        who: string;
        why: string;
        at: string;
        by?: "team" | "site";
      } | null;
      canary: {
        id: string;
        release: string;
        share: number;
        who: string;
        at: string;
      } | null;
      journal: {
        at: string;
        act: string;
        who: string;
        release?: string;
        before?: string;
        share?: number;
        commit?: string;
        why?: string;
      }[];
      gateways: components["schemas"]["GatewayReport"][];
    };
    SellerForm: {
      kind: "house" | "member" | "organisation";
      handle: string | null;
    };
    SellerRecord: {
      completed: number;
      response: {
        answered: number;
        of: number;
        hours: number | null;
      } | null;
    };
    SentBackForm: {
      reference: string;
    };
    Service: {
      title: string;
      overview: string;
      type: "brand" | "individual";
      availability?: "order" | "brief" | "in-preparation";
      waitingList?: components["schemas"]["WaitingListName"];
      whoItsFor?: string[];
      keyBenefits?: string[];
      howItWorks?: string[];
      features?: string[];
      services?: string[];
      whatYouGet?: string[];
      optionalAddOns?: string[];
      engagementModels?: string[];
      pastWork?: string[];
      testimonials?: {
        quote: string;
        author: string;
      }[];
      faq?: {
        q: string;
        a: string;
      }[];
      pricing?: {
        [key: string]: string;
      };
      bundleAddOns?: string[];
      cta?: string;
    };
    Services: {
      services?: components["schemas"]["Service"][];
    };
    SessionAnswer: {
      user: {
        id: string;
        firstName: string;
        lastName: string;
        email: string;
        role: "member" | "author" | "editor" | "moderator" | "admin";
        emailVerified: boolean;
        picture: string | null;
      } | null;
      isRecent: boolean;
      theme: "dark" | "light" | null;
      hasCart: boolean;
      demo?: components["schemas"]["DemoAccount"][];
    };
    SettlementForm: {
      is: "continue" | "accept" | "cancel";
      text: string;
    };
    ShownReview: {
      id: string;
      as: "client" | "seller";
      scores: number[];
      text: string;
      at: string;
      answer: {
        id: string;
        text: string;
        at: string;
      } | null;
      by: {
        kind: "member" | "organisation";
        name: string;
        handle: string | null;
      } | null;
    };
    ShownWork: {
      id: string;
      title: string;
      role: string;
      picture: components["schemas"]["Picture"];
      maker: {
        handle: string;
        name: string;
        isSample: boolean;
      };
      isChosen?: boolean;
      choice?: components["schemas"]["WorkChoice"];
    };
    ShownWorks: {
      works: components["schemas"]["ShownWork"][];
    };
    SignIn: {
      email: string;
      password: string;
    };
    SignInSession: {
      id: string;
      isCurrent: boolean;
      browser: string;
      createdAt: string;
      lastUsedOn?: string;
      expiresAt: string;
    };
    SignUp: {
      lastname: string;
      firstname: string;
      email: string;
      password: string;
      acceptedTerms?: true;
    };
    SignedIn: {
      twoFactor: boolean;
    };
    SitePath: string;
    SiteSearch: {
      q: string;
      corrected: string | null;
      groups: components["schemas"]["FoundGroup"][];
      next: string | null;
    };
    SiteSuggestions: {
      q: string;
      corrected: string | null;
      items: {
        id: string;
        kind: "blog-post" | "post" | "member" | "work" | "service" | "packages" | "product" | "download" | "job" | "contest" | "question" | "page";
        title: string;
        text: string;
        path: string;
        picture: components["schemas"]["Picture"] | null;
        group: "works" | "posts" | "people" | "services" | "products" | "jobs" | "contests" | "help";
      }[];
    };
    Spread: {
      posts: number;
      comments: number;
      messages: number;
    };
    StaffDeskList: {
      desks: {
        name: "contact-inbox" | "moderation" | "review-queue" | "tool-suggestions" | "store-orders" | "store-products" | "jobs" | "job-reviews" | "contests" | "contest-appeals" | "house-projects" | "disputes" | "rewards" | "featured-member" | "waiting-lists" | "promotions" | "sections";
        waiting: number | null;
      }[];
    };
    StaffPromotion: {
      id: string;
      title: string;
      subtitle: string;
      action: string;
      path: string;
      from: string | null;
      until: string | null;
      order: number;
      state: "shown" | "scheduled" | "ended" | "without-page";
      version: number;
    };
    StaffPromotionList: {
      promotions: components["schemas"]["StaffPromotion"][];
    };
    StaffQueueList: {
      desks: {
        name: string;
        waiting: number | null;
        oldestAt: string | null;
        dueAt?: string | null;
        overdue: number;
      }[];
    };
    Statistics: {
      members: number;
      blogPosts: number;
      communityPosts: number;
      services: number;
      products: number;
      countedAt: string;
    };
    StockMove: {
      id: string;
      change: number;
      reason: "delivery" | "count" | "damage" | "return" | "other";
      note?: string;
      onHand: number;
    };
    StockOfItem: {
      onHand: number;
      available: number;
      moves: {
        id: string;
        change: number;
        reason: "delivery" | "count" | "damage" | "return" | "other";
        note: string;
        by: string;
        at: string;
      }[];
      next: string | null;
    };
    StoredFile: {
      id: string;
      name: string;
      bytes: number;
      sha256: string;
    };
    StoredPostingDraft: {
      id: string;
      state: "draft" | "review";
      version: number;
      draft: components["schemas"]["PostingDraft"];
      savedAt: string;
      reviewNote: string | null;
    };
    SubjectForm: {
      kind: "profile";
      handle: string;
    } | {
      kind: "work";
      handle: string;
      id: string;
    } | {
      kind: "job";
      id: string;
    } | {
      kind: "contest";
      id: string;
    };
    SubmissionForm: {
      criteriaHash: string;
    };
    SuggestedChange: {
      id: string;
      at: number;
      removed: string;
      inserted: string;
      decision: "open" | "taken" | "left";
    };
    SuggestedMember: {
      handle: string;
      name: string;
      picture: components["schemas"]["Picture"] | null;
    };
    SuggestedMembers: {
      people: components["schemas"]["SuggestedMember"][];
    };
    SuggestedTag: {
      tag: string;
      posts: number;
      works?: number;
      blogPosts?: number;
    };
    SuggestedTags: {
      tags: components["schemas"]["SuggestedTag"][];
    };
    SuggestionDecisions: {
      changes: {
        id: string;
        decision: "open" | "taken" | "left";
      }[];
    };
    TagChoice: {
      isFollowed: boolean;
      mute: {
        until: string | null;
      } | null;
    };
    TagHead: {
      tag: string;
      hasPosts: boolean;
      hasWorks: boolean;
      hasBlogPosts: boolean;
      followers: number | null;
      isFollowed: boolean;
      mute: {
        until: string | null;
      } | null;
    };
    TagJsonFeed: {
      version: "https://jsonfeed.org/version/1.1";
      title: string;
      home_page_url: string;
      feed_url: string;
      description: string;
      language: string;
      items: {
        id: string;
        url: string;
        title: string;
        content_text: string;
        image?: string;
        date_published: string;
        tags: string[];
      }[];
    };
    TagKey: string;
    TagMute: {
      days: 1 | 7 | 30 | null;
    };
    TaggedBlog: {
      _id: string;
      title: string;
      category: string;
      readTime: string;
      excerpt: string;
      createdAt: string;
      author: components["schemas"]["BlogAuthor"] | null;
      picture: components["schemas"]["Picture"];
      tags: string[];
    };
    TaggedBlogs: {
      blogPosts: components["schemas"]["TaggedBlog"][];
      next: string | null;
    };
    TaggedWork: {
      id: string;
      title: string;
      role: string;
      picture: components["schemas"]["Picture"];
      maker: {
        handle: string;
        name: string;
        isSample: boolean;
      };
      isChosen?: boolean;
      choice?: components["schemas"]["WorkChoice"];
      tags: string[];
    };
    TaggedWorks: {
      works: components["schemas"]["TaggedWork"][];
      next: string | null;
    };
    TeamInvitation: {
      captain: string;
    };
    Terms: {
      scope: string;
      deliverables: string[];
      revisions: number;
      currency: components["schemas"]["Currency"];
      milestones: {
        title: string;
        dueOn?: string;
        days?: number;
        minor: number;
      }[];
      silentDays: number;
      validUntil: string;
      account: {
        holder: string;
        bank: string;
        number: string;
        code: string;
      } | null;
    };
    TextBlock: {
      type: "paragraph";
      spans: ({
        type: "text";
        text: string;
        isBold?: boolean;
        isItalic?: boolean;
        isCode?: boolean;
        href?: string;
      } | {
        type: "break";
      })[];
    } | {
      type: "heading";
      level: 2 | 3 | 4;
      spans: ({
        type: "text";
        text: string;
        isBold?: boolean;
        isItalic?: boolean;
        isCode?: boolean;
        href?: string;
      } | {
        type: "break";
      })[];
    } | {
      type: "list";
      isOrdered: boolean;
      start?: number;
      items: components["schemas"]["TextBlock"][][];
    } | {
      type: "quote";
      blocks: components["schemas"]["TextBlock"][];
    } | {
      type: "code";
      text: string;
    } | {
      type: "picture";
      key: string;
      alt: string;
    } | {
      type: "rule";
    };
    TextBlocks: components["schemas"]["TextBlock"][];
    Thread: {
      entries: components["schemas"]["ThreadEntry"][];
      next: string | null;
    };
    ThreadEntry: {
      id: string;
      from: "applicant" | "organisation";
      by: string;
      text: string;
      files: components["schemas"]["ApplicationFile"][];
      at: string;
      isOwn: boolean;
    };
    ThreadForm: {
      text: string;
    };
    ToolDecision: {
      status: "approved";
    } | {
      status: "waiting";
    } | {
      status: "declined";
      reason: string;
    };
    ToolSuggestion: {
      name: string;
      url: string;
      category: "Content Creation" | "Design" | "Marketing" | "AI" | "Collaboration" | "Productivity";
      pricing: "Free" | "Free, open source" | "Free plan and paid plans" | "Paid";
      why: string;
      id: string;
      status: "waiting" | "approved" | "declined";
      reason: string | null;
      version: number;
      suggestedAt: string;
      decidedAt: string | null;
    };
    ToolSuggestionRequest: {
      name: string;
      url: string;
      category: "Content Creation" | "Design" | "Marketing" | "AI" | "Collaboration" | "Productivity";
      pricing: "Free" | "Free, open source" | "Free plan and paid plans" | "Paid";
      why: string;
    };
    TwoFactorSetup: {
      secret: string;
      uri: string;
      qr: string;
      recoveryCodes: string[];
    };
    VerifiedEmail: {
      message: string;
      choosePassword: boolean;
      email?: string;
      isNewMember?: boolean;
    };
    VerifyEmail: {
      token: string;
    };
    VotedEntry: {
      number: number;
      title: string;
      text: string;
      madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      files: {
        index: number;
        type: string;
        bytes: number;
      }[];
      isOwn: boolean;
    };
    Waiting: {
      position: number;
    };
    WaitingAnswer: {
      name: components["schemas"]["WaitingListName"];
      title: string;
    };
    WaitingDesk: {
      lists: {
        name: components["schemas"]["WaitingListName"];
        title: string;
        text: string;
        today: {
          text: string;
          path: string;
        };
        page: string | null;
        waiting: number;
        unconfirmed: number;
        written: number;
      }[];
    };
    WaitingEmail: string;
    WaitingList: {
      name: components["schemas"]["WaitingListName"];
      title: string;
      text: string;
      today: {
        text: string;
        path: string;
      };
      page: string | null;
    };
    WaitingListName: "verification" | "mentorship" | "pro" | "matchmaking" | "promotion" | "learning" | "workshops" | "rooms" | "partners" | "skill-exchange" | "templates" | "member-shop";
    WaitingLists: {
      lists: components["schemas"]["WaitingList"][];
    };
    WaitingOpening: {
      path: components["schemas"]["SitePath"];
    };
    WaitingReceipt: {
      message: string;
    };
    WaitingRequest: {
      email: components["schemas"]["WaitingEmail"];
    };
    WaitingStep: {
      kind: "projects" | "jobs" | "contests" | "organisations" | "messages";
      title: string;
      text: string;
      path: string;
      dueAt: string | null;
    };
    WaitingToken: {
      token: string;
    };
    WantedPage: {
      wanted: {
        kind: "works" | "blogs";
        id: string;
        title: string;
        path: string;
        picture: components["schemas"]["Picture"] | null;
        maker: components["schemas"]["PostAuthor"] | null;
        questions: string[];
        comments: number;
        askedAt: string;
      }[];
      next: string | null;
    };
    Webinar: {
      id: string;
      title: string;
      date: string;
      time: string;
      startsAt: string;
      isSample?: boolean;
      hasSeat: boolean;
    };
    WebinarAnswer: {
      webinar: components["schemas"]["Webinar"];
    };
    WebinarList: {
      webinars: components["schemas"]["Webinar"][];
    };
    Work: {
      id: string;
      title: string;
      description: string;
      role: string;
      problem: string;
      decisions: string;
      result: string;
      madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      link: string;
      year: number | null;
      pictures: components["schemas"]["Picture"][];
      version: number;
      tags?: string[];
      mutedTag?: string;
    };
    WorkChoice: {
      isOfMembers: boolean;
      sentence: string;
      curator: {
        name: string;
        handle: string | null;
      } | null;
    };
    WorkMove: {
      towards: "start" | "end";
    };
    WorkReasonForm: {
      reason: string;
    };
    WorkSnapshot: {
      title: string;
      description: string;
      role: string;
      year: number | null;
      link: string;
      madeHow: "unsaid" | "by-hand" | "ai-assisted" | "ai-generated";
      pictures: components["schemas"]["Picture"][];
    };
    Works: {
      works: components["schemas"]["Work"][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type AcceptanceForm = components['schemas']['AcceptanceForm'];
export type AcceptedJudgeInvitation = components['schemas']['AcceptedJudgeInvitation'];
export type Account = components['schemas']['Account'];
export type AccountByAdmin = components['schemas']['AccountByAdmin'];
export type AccountByAdminChange = components['schemas']['AccountByAdminChange'];
export type AccountChange = components['schemas']['AccountChange'];
export type Acted = components['schemas']['Acted'];
export type AddedJudgesForm = components['schemas']['AddedJudgesForm'];
export type AdminOrder = components['schemas']['AdminOrder'];
export type AdminOrderList = components['schemas']['AdminOrderList'];
export type AdminProduct = components['schemas']['AdminProduct'];
export type AdminProductList = components['schemas']['AdminProductList'];
export type AnswerChange = components['schemas']['AnswerChange'];
export type Answers = components['schemas']['Answers'];
export type AnswersForm = components['schemas']['AnswersForm'];
export type AnswersResult = components['schemas']['AnswersResult'];
export type Appeal = components['schemas']['Appeal'];
export type AppealDecision = components['schemas']['AppealDecision'];
export type AppealForm = components['schemas']['AppealForm'];
export type AppealMessage = components['schemas']['AppealMessage'];
export type AppealMessageForm = components['schemas']['AppealMessageForm'];
export type AppealThread = components['schemas']['AppealThread'];
export type ApplicantCounts = components['schemas']['ApplicantCounts'];
export type ApplicantNoteForm = components['schemas']['ApplicantNoteForm'];
export type ApplicationDraft = components['schemas']['ApplicationDraft'];
export type ApplicationDraftForm = components['schemas']['ApplicationDraftForm'];
export type ApplicationFile = components['schemas']['ApplicationFile'];
export type ApplicationPreview = components['schemas']['ApplicationPreview'];
export type ApplicationRow = components['schemas']['ApplicationRow'];
export type ApplicationRowList = components['schemas']['ApplicationRowList'];
export type ApprovedTool = components['schemas']['ApprovedTool'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type BallotAnswer = components['schemas']['BallotAnswer'];
export type BallotForm = components['schemas']['BallotForm'];
export type BankAccount = components['schemas']['BankAccount'];
export type BillingDetails = components['schemas']['BillingDetails'];
export type BillingDetailsForm = components['schemas']['BillingDetailsForm'];
export type BlockForm = components['schemas']['BlockForm'];
export type Blog = components['schemas']['Blog'];
export type BlogAuthor = components['schemas']['BlogAuthor'];
export type BlogCard = components['schemas']['BlogCard'];
export type BlogCategories = components['schemas']['BlogCategories'];
export type BlogChange = components['schemas']['BlogChange'];
export type BlogConflict = components['schemas']['BlogConflict'];
export type BlogPage = components['schemas']['BlogPage'];
export type BlogRevision = components['schemas']['BlogRevision'];
export type BlogSuggestion = components['schemas']['BlogSuggestion'];
export type BlogTags = components['schemas']['BlogTags'];
export type BlogTagsForm = components['schemas']['BlogTagsForm'];
export type BlogVersion = components['schemas']['BlogVersion'];
export type BlogVersionPage = components['schemas']['BlogVersionPage'];
export type BookPayment = components['schemas']['BookPayment'];
export type Brief = components['schemas']['Brief'];
export type BriefForm = components['schemas']['BriefForm'];
export type Cart = components['schemas']['Cart'];
export type CartAddition = components['schemas']['CartAddition'];
export type CartChange = components['schemas']['CartChange'];
export type CartLine = components['schemas']['CartLine'];
export type Case = components['schemas']['Case'];
export type CaseAnswer = components['schemas']['CaseAnswer'];
export type CaseContext = components['schemas']['CaseContext'];
export type CaseList = components['schemas']['CaseList'];
export type Checkout = components['schemas']['Checkout'];
export type ChoiceAnswer = components['schemas']['ChoiceAnswer'];
export type Code = components['schemas']['Code'];
export type Collection = components['schemas']['Collection'];
export type CollectionChange = components['schemas']['CollectionChange'];
export type CollectionPlace = components['schemas']['CollectionPlace'];
export type CommentAnswer = components['schemas']['CommentAnswer'];
export type CommentChange = components['schemas']['CommentChange'];
export type CommentPage = components['schemas']['CommentPage'];
export type CommunityComment = components['schemas']['CommunityComment'];
export type CommunityFeed = components['schemas']['CommunityFeed'];
export type CommunityPost = components['schemas']['CommunityPost'];
export type ConfirmedByPassword = components['schemas']['ConfirmedByPassword'];
export type ConflictForm = components['schemas']['ConflictForm'];
export type ContactReceipt = components['schemas']['ContactReceipt'];
export type ContactReply = components['schemas']['ContactReply'];
export type ContactRequest = components['schemas']['ContactRequest'];
export type ContactThread = components['schemas']['ContactThread'];
export type ContactThreadLink = components['schemas']['ContactThreadLink'];
export type ContentPicture = components['schemas']['ContentPicture'];
export type Contest = components['schemas']['Contest'];
export type ContestAnswer = components['schemas']['ContestAnswer'];
export type ContestAppeal = components['schemas']['ContestAppeal'];
export type ContestAppealList = components['schemas']['ContestAppealList'];
export type ContestCancellation = components['schemas']['ContestCancellation'];
export type ContestChange = components['schemas']['ContestChange'];
export type ContestDraft = components['schemas']['ContestDraft'];
export type ContestDraftChange = components['schemas']['ContestDraftChange'];
export type ContestEntry = components['schemas']['ContestEntry'];
export type ContestFields = components['schemas']['ContestFields'];
export type ContestForm = components['schemas']['ContestForm'];
export type ContestGallery = components['schemas']['ContestGallery'];
export type ContestJudges = components['schemas']['ContestJudges'];
export type ContestList = components['schemas']['ContestList'];
export type ContestLog = components['schemas']['ContestLog'];
export type ContestOrganisation = components['schemas']['ContestOrganisation'];
export type ContestOrganiser = components['schemas']['ContestOrganiser'];
export type ContestPostponement = components['schemas']['ContestPostponement'];
export type ContestPrize = components['schemas']['ContestPrize'];
export type ContestRecord = components['schemas']['ContestRecord'];
export type ContestResults = components['schemas']['ContestResults'];
export type ContestUpdate = components['schemas']['ContestUpdate'];
export type ContestUpdateForm = components['schemas']['ContestUpdateForm'];
export type ContestUpdateList = components['schemas']['ContestUpdateList'];
export type ContestVote = components['schemas']['ContestVote'];
export type ContestWin = components['schemas']['ContestWin'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationExport = components['schemas']['ConversationExport'];
export type ConversationForm = components['schemas']['ConversationForm'];
export type ConversationList = components['schemas']['ConversationList'];
export type Crafts = components['schemas']['Crafts'];
export type Criterion = components['schemas']['Criterion'];
export type Critique = components['schemas']['Critique'];
export type CritiqueRequest = components['schemas']['CritiqueRequest'];
export type CritiquesPage = components['schemas']['CritiquesPage'];
export type Currency = components['schemas']['Currency'];
export type Dashboard = components['schemas']['Dashboard'];
export type Decision = components['schemas']['Decision'];
export type DecisionForm = components['schemas']['DecisionForm'];
export type DeclinedReferral = components['schemas']['DeclinedReferral'];
export type Deletion = components['schemas']['Deletion'];
export type DeletionAnswer = components['schemas']['DeletionAnswer'];
export type DeliveryForm = components['schemas']['DeliveryForm'];
export type DemoAccount = components['schemas']['DemoAccount'];
export type DeskMember = components['schemas']['DeskMember'];
export type DeskPeople = components['schemas']['DeskPeople'];
export type DeskSanction = components['schemas']['DeskSanction'];
export type DirectMessage = components['schemas']['DirectMessage'];
export type DirectMessageList = components['schemas']['DirectMessageList'];
export type DisputeList = components['schemas']['DisputeList'];
export type DisputeThread = components['schemas']['DisputeThread'];
export type DomainCode = components['schemas']['DomainCode'];
export type DomainCodeSent = components['schemas']['DomainCodeSent'];
export type DomainEmail = components['schemas']['DomainEmail'];
export type DomainQuery = components['schemas']['DomainQuery'];
export type DomainRecord = components['schemas']['DomainRecord'];
export type Draft = components['schemas']['Draft'];
export type DraftConflict = components['schemas']['DraftConflict'];
export type DraftRequest = components['schemas']['DraftRequest'];
export type EmailChange = components['schemas']['EmailChange'];
export type EndingForm = components['schemas']['EndingForm'];
export type EntryAfterwards = components['schemas']['EntryAfterwards'];
export type EntryDraftForm = components['schemas']['EntryDraftForm'];
export type EntryFile = components['schemas']['EntryFile'];
export type EntryOverview = components['schemas']['EntryOverview'];
export type EntryPerson = components['schemas']['EntryPerson'];
export type EntryPreview = components['schemas']['EntryPreview'];
export type EntryUpload = components['schemas']['EntryUpload'];
export type EntryWork = components['schemas']['EntryWork'];
export type EntryWorkForm = components['schemas']['EntryWorkForm'];
export type FeaturedMember = components['schemas']['FeaturedMember'];
export type FeedPage = components['schemas']['FeedPage'];
export type FeedPost = components['schemas']['FeedPost'];
export type Figure = components['schemas']['Figure'];
export type FileUpload = components['schemas']['FileUpload'];
export type FinishSignUp = components['schemas']['FinishSignUp'];
export type FirstSteps = components['schemas']['FirstSteps'];
export type Focus = components['schemas']['Focus'];
export type FollowAnswer = components['schemas']['FollowAnswer'];
export type ForgotPassword = components['schemas']['ForgotPassword'];
export type FoundGroup = components['schemas']['FoundGroup'];
export type FoundItem = components['schemas']['FoundItem'];
export type GalleryAgreement = components['schemas']['GalleryAgreement'];
export type GalleryAgreementForm = components['schemas']['GalleryAgreementForm'];
export type GatewayReport = components['schemas']['GatewayReport'];
export type HandleChange = components['schemas']['HandleChange'];
export type HandleParams = components['schemas']['HandleParams'];
export type HeldPlace = components['schemas']['HeldPlace'];
export type HeldPlaceList = components['schemas']['HeldPlaceList'];
export type Helped = components['schemas']['Helped'];
export type InboxAnswer = components['schemas']['InboxAnswer'];
export type InboxChange = components['schemas']['InboxChange'];
export type InboxMessage = components['schemas']['InboxMessage'];
export type InvitationForm = components['schemas']['InvitationForm'];
export type InvitationToken = components['schemas']['InvitationToken'];
export type Invoice = components['schemas']['Invoice'];
export type Job = components['schemas']['Job'];
export type JobApplicant = components['schemas']['JobApplicant'];
export type JobApplicantList = components['schemas']['JobApplicantList'];
export type JobApplication = components['schemas']['JobApplication'];
export type JobApplicationForm = components['schemas']['JobApplicationForm'];
export type JobChange = components['schemas']['JobChange'];
export type JobFilledForm = components['schemas']['JobFilledForm'];
export type JobForm = components['schemas']['JobForm'];
export type JobList = components['schemas']['JobList'];
export type JobOfferAnswer = components['schemas']['JobOfferAnswer'];
export type JobOfferAnswerForm = components['schemas']['JobOfferAnswerForm'];
export type JobPay = components['schemas']['JobPay'];
export type JobPosting = components['schemas']['JobPosting'];
export type JobSearchForm = components['schemas']['JobSearchForm'];
export type JobSearchQuery = components['schemas']['JobSearchQuery'];
export type JobZones = components['schemas']['JobZones'];
export type JsonFeed = components['schemas']['JsonFeed'];
export type JudgeInvitation = components['schemas']['JudgeInvitation'];
export type JudgeInvitationForm = components['schemas']['JudgeInvitationForm'];
export type JudgeInvitationList = components['schemas']['JudgeInvitationList'];
export type JudgeInvitationToken = components['schemas']['JudgeInvitationToken'];
export type JudgeSentenceForm = components['schemas']['JudgeSentenceForm'];
export type JudgeView = components['schemas']['JudgeView'];
export type JudgedContest = components['schemas']['JudgedContest'];
export type JudgedContestList = components['schemas']['JudgedContestList'];
export type JudgedContestPage = components['schemas']['JudgedContestPage'];
export type JudgedEntry = components['schemas']['JudgedEntry'];
export type JudgingProgress = components['schemas']['JudgingProgress'];
export type Leaders = components['schemas']['Leaders'];
export type Like = components['schemas']['Like'];
export type ListedMember = components['schemas']['ListedMember'];
export type LogLine = components['schemas']['LogLine'];
export type ManagedBlog = components['schemas']['ManagedBlog'];
export type ManagedContest = components['schemas']['ManagedContest'];
export type ManagedContestList = components['schemas']['ManagedContestList'];
export type ManagedJob = components['schemas']['ManagedJob'];
export type ManagedJobList = components['schemas']['ManagedJobList'];
export type MarkAnswerForm = components['schemas']['MarkAnswerForm'];
export type MemberBlock = components['schemas']['MemberBlock'];
export type MemberBlockList = components['schemas']['MemberBlockList'];
export type MemberCollections = components['schemas']['MemberCollections'];
export type MemberOffer = components['schemas']['MemberOffer'];
export type MemberOffers = components['schemas']['MemberOffers'];
export type MemberProfile = components['schemas']['MemberProfile'];
export type MemberRole = components['schemas']['MemberRole'];
export type MemberView = components['schemas']['MemberView'];
export type MessageAnswer = components['schemas']['MessageAnswer'];
export type MessageForm = components['schemas']['MessageForm'];
export type MilestonePayment = components['schemas']['MilestonePayment'];
export type Money = components['schemas']['Money'];
export type Nearby = components['schemas']['Nearby'];
export type NewAnswer = components['schemas']['NewAnswer'];
export type NewChoice = components['schemas']['NewChoice'];
export type NewCollection = components['schemas']['NewCollection'];
export type NewComment = components['schemas']['NewComment'];
export type NewNomination = components['schemas']['NewNomination'];
export type NewPosts = components['schemas']['NewPosts'];
export type NewSanction = components['schemas']['NewSanction'];
export type NewSuggestion = components['schemas']['NewSuggestion'];
export type NextStep = components['schemas']['NextStep'];
export type NextSteps = components['schemas']['NextSteps'];
export type Nomination = components['schemas']['Nomination'];
export type NominationAnswer = components['schemas']['NominationAnswer'];
export type NominationRemoval = components['schemas']['NominationRemoval'];
export type NominationWeek = components['schemas']['NominationWeek'];
export type NominationWeeks = components['schemas']['NominationWeeks'];
export type Nominations = components['schemas']['Nominations'];
export type Notification = components['schemas']['Notification'];
export type NotificationChoice = components['schemas']['NotificationChoice'];
export type NotificationGroups = components['schemas']['NotificationGroups'];
export type NotificationGroupsChange = components['schemas']['NotificationGroupsChange'];
export type NotificationHead = components['schemas']['NotificationHead'];
export type NotificationList = components['schemas']['NotificationList'];
export type OfferDefaults = components['schemas']['OfferDefaults'];
export type OfferDefaultsForm = components['schemas']['OfferDefaultsForm'];
export type OfferForm = components['schemas']['OfferForm'];
export type OfferedPackage = components['schemas']['OfferedPackage'];
export type OfferedPackages = components['schemas']['OfferedPackages'];
export type Offers = components['schemas']['Offers'];
export type OpenOrder = components['schemas']['OpenOrder'];
export type Order = components['schemas']['Order'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderList = components['schemas']['OrderList'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type Organisation = components['schemas']['Organisation'];
export type OrganisationAnswers = components['schemas']['OrganisationAnswers'];
export type OrganisationChange = components['schemas']['OrganisationChange'];
export type OrganisationDeletion = components['schemas']['OrganisationDeletion'];
export type OrganisationDeletionForm = components['schemas']['OrganisationDeletionForm'];
export type OrganisationForm = components['schemas']['OrganisationForm'];
export type OrganisationHandle = components['schemas']['OrganisationHandle'];
export type OrganisationInvitation = components['schemas']['OrganisationInvitation'];
export type OrganisationPeople = components['schemas']['OrganisationPeople'];
export type OrganiserEntry = components['schemas']['OrganiserEntry'];
export type OwnApplication = components['schemas']['OwnApplication'];
export type OwnApplicationList = components['schemas']['OwnApplicationList'];
export type OwnBallot = components['schemas']['OwnBallot'];
export type OwnCase = components['schemas']['OwnCase'];
export type OwnCaseList = components['schemas']['OwnCaseList'];
export type OwnCollection = components['schemas']['OwnCollection'];
export type OwnCollections = components['schemas']['OwnCollections'];
export type OwnEntry = components['schemas']['OwnEntry'];
export type OwnFeedback = components['schemas']['OwnFeedback'];
export type OwnOrganisation = components['schemas']['OwnOrganisation'];
export type OwnOrganisationList = components['schemas']['OwnOrganisationList'];
export type OwnPackages = components['schemas']['OwnPackages'];
export type OwnProfile = components['schemas']['OwnProfile'];
export type OwnReview = components['schemas']['OwnReview'];
export type OwnSanction = components['schemas']['OwnSanction'];
export type OwnSanctionAppeal = components['schemas']['OwnSanctionAppeal'];
export type OwnSanctionList = components['schemas']['OwnSanctionList'];
export type OwnScore = components['schemas']['OwnScore'];
export type OwnTags = components['schemas']['OwnTags'];
export type OwnWaitingLists = components['schemas']['OwnWaitingLists'];
export type PackagesForm = components['schemas']['PackagesForm'];
export type Party = components['schemas']['Party'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PastGallery = components['schemas']['PastGallery'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type People = components['schemas']['People'];
export type Picture = components['schemas']['Picture'];
export type PictureKey = components['schemas']['PictureKey'];
export type PlaceOrder = components['schemas']['PlaceOrder'];
export type PlacedPictures = components['schemas']['PlacedPictures'];
export type PopularTags = components['schemas']['PopularTags'];
export type PostAnswer = components['schemas']['PostAnswer'];
export type PostAuthor = components['schemas']['PostAuthor'];
export type PostChange = components['schemas']['PostChange'];
export type PostComment = components['schemas']['PostComment'];
export type PostingDecision = components['schemas']['PostingDecision'];
export type PostingDraft = components['schemas']['PostingDraft'];
export type PostingDraftRequest = components['schemas']['PostingDraftRequest'];
export type PostingReview = components['schemas']['PostingReview'];
export type PostingReviewList = components['schemas']['PostingReviewList'];
export type PostingStateChange = components['schemas']['PostingStateChange'];
export type Prices = components['schemas']['Prices'];
export type PrizeReceipt = components['schemas']['PrizeReceipt'];
export type PrizeStepForm = components['schemas']['PrizeStepForm'];
export type PrizeWordForm = components['schemas']['PrizeWordForm'];
export type Problem = components['schemas']['Problem'];
export type Product = components['schemas']['Product'];
export type ProductPage = components['schemas']['ProductPage'];
export type ProductUpload = components['schemas']['ProductUpload'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type Project = components['schemas']['Project'];
export type ProjectDispute = components['schemas']['ProjectDispute'];
export type ProjectList = components['schemas']['ProjectList'];
export type ProjectMessage = components['schemas']['ProjectMessage'];
export type ProjectMessageForm = components['schemas']['ProjectMessageForm'];
export type ProjectReviewForm = components['schemas']['ProjectReviewForm'];
export type ProjectReviews = components['schemas']['ProjectReviews'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type ProjectThread = components['schemas']['ProjectThread'];
export type ProjectWork = components['schemas']['ProjectWork'];
export type Promotion = components['schemas']['Promotion'];
export type PromotionList = components['schemas']['PromotionList'];
export type PromotionRequest = components['schemas']['PromotionRequest'];
export type Publication = components['schemas']['Publication'];
export type PublishedBallots = components['schemas']['PublishedBallots'];
export type PublishedTerms = components['schemas']['PublishedTerms'];
export type RankedEntry = components['schemas']['RankedEntry'];
export type ReadForm = components['schemas']['ReadForm'];
export type ReadUpTo = components['schemas']['ReadUpTo'];
export type Reason = components['schemas']['Reason'];
export type Receipt = components['schemas']['Receipt'];
export type ReceiptUpload = components['schemas']['ReceiptUpload'];
export type ReceivedInvitation = components['schemas']['ReceivedInvitation'];
export type ReceivedJudgeInvitation = components['schemas']['ReceivedJudgeInvitation'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type Referral = components['schemas']['Referral'];
export type ReferralInvitation = components['schemas']['ReferralInvitation'];
export type ReferralPage = components['schemas']['ReferralPage'];
export type Refund = components['schemas']['Refund'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type RefundSent = components['schemas']['RefundSent'];
export type Registry = components['schemas']['Registry'];
export type RegistryAct = components['schemas']['RegistryAct'];
export type RelatedWorks = components['schemas']['RelatedWorks'];
export type ReleaseRecord = components['schemas']['ReleaseRecord'];
export type RemovalForm = components['schemas']['RemovalForm'];
export type Report = components['schemas']['Report'];
export type ReportAnswer = components['schemas']['ReportAnswer'];
export type ResendVerification = components['schemas']['ResendVerification'];
export type ResetLink = components['schemas']['ResetLink'];
export type ResetLinkState = components['schemas']['ResetLinkState'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type ResponseFigures = components['schemas']['ResponseFigures'];
export type Review = components['schemas']['Review'];
export type ReviewAnswerForm = components['schemas']['ReviewAnswerForm'];
export type ReviewFigures = components['schemas']['ReviewFigures'];
export type ReviewForm = components['schemas']['ReviewForm'];
export type ReviewList = components['schemas']['ReviewList'];
export type ReviewPage = components['schemas']['ReviewPage'];
export type ReviewedApplication = components['schemas']['ReviewedApplication'];
export type RewardDecision = components['schemas']['RewardDecision'];
export type RewardList = components['schemas']['RewardList'];
export type RewardReview = components['schemas']['RewardReview'];
export type SampleMembers = components['schemas']['SampleMembers'];
export type SanctionAnswer = components['schemas']['SanctionAnswer'];
export type SanctionAppealList = components['schemas']['SanctionAppealList'];
export type SanctionEnd = components['schemas']['SanctionEnd'];
export type SanctionLink = components['schemas']['SanctionLink'];
export type SanctionLinkAppeal = components['schemas']['SanctionLinkAppeal'];
export type Save = components['schemas']['Save'];
export type SavedJobSearch = components['schemas']['SavedJobSearch'];
export type SavedJobSearchList = components['schemas']['SavedJobSearchList'];
export type SavedPlace = components['schemas']['SavedPlace'];
export type ScoreForm = components['schemas']['ScoreForm'];
export type ScoresForm = components['schemas']['ScoresForm'];
export type SectionAct = components['schemas']['SectionAct'];
export type SectionActPermit = components['schemas']['SectionActPermit'];
export type SectionCounts = components['schemas']['SectionCounts'];
export type SectionStatus = components['schemas']['SectionStatus'];
export type SellerForm = components['schemas']['SellerForm'];
export type SellerRecord = components['schemas']['SellerRecord'];
export type SentBackForm = components['schemas']['SentBackForm'];
export type Service = components['schemas']['Service'];
export type Services = components['schemas']['Services'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type SettlementForm = components['schemas']['SettlementForm'];
export type ShownReview = components['schemas']['ShownReview'];
export type ShownWork = components['schemas']['ShownWork'];
export type ShownWorks = components['schemas']['ShownWorks'];
export type SignIn = components['schemas']['SignIn'];
export type SignInSession = components['schemas']['SignInSession'];
export type SignUp = components['schemas']['SignUp'];
export type SignedIn = components['schemas']['SignedIn'];
export type SitePath = components['schemas']['SitePath'];
export type SiteSearch = components['schemas']['SiteSearch'];
export type SiteSuggestions = components['schemas']['SiteSuggestions'];
export type Spread = components['schemas']['Spread'];
export type StaffDeskList = components['schemas']['StaffDeskList'];
export type StaffPromotion = components['schemas']['StaffPromotion'];
export type StaffPromotionList = components['schemas']['StaffPromotionList'];
export type StaffQueueList = components['schemas']['StaffQueueList'];
export type Statistics = components['schemas']['Statistics'];
export type StockMove = components['schemas']['StockMove'];
export type StockOfItem = components['schemas']['StockOfItem'];
export type StoredFile = components['schemas']['StoredFile'];
export type StoredPostingDraft = components['schemas']['StoredPostingDraft'];
export type SubjectForm = components['schemas']['SubjectForm'];
export type SubmissionForm = components['schemas']['SubmissionForm'];
export type SuggestedChange = components['schemas']['SuggestedChange'];
export type SuggestedMember = components['schemas']['SuggestedMember'];
export type SuggestedMembers = components['schemas']['SuggestedMembers'];
export type SuggestedTag = components['schemas']['SuggestedTag'];
export type SuggestedTags = components['schemas']['SuggestedTags'];
export type SuggestionDecisions = components['schemas']['SuggestionDecisions'];
export type TagChoice = components['schemas']['TagChoice'];
export type TagHead = components['schemas']['TagHead'];
export type TagJsonFeed = components['schemas']['TagJsonFeed'];
export type TagKey = components['schemas']['TagKey'];
export type TagMute = components['schemas']['TagMute'];
export type TaggedBlog = components['schemas']['TaggedBlog'];
export type TaggedBlogs = components['schemas']['TaggedBlogs'];
export type TaggedWork = components['schemas']['TaggedWork'];
export type TaggedWorks = components['schemas']['TaggedWorks'];
export type TeamInvitation = components['schemas']['TeamInvitation'];
export type Terms = components['schemas']['Terms'];
export type TextBlock = components['schemas']['TextBlock'];
export type TextBlocks = components['schemas']['TextBlocks'];
export type Thread = components['schemas']['Thread'];
export type ThreadEntry = components['schemas']['ThreadEntry'];
export type ThreadForm = components['schemas']['ThreadForm'];
export type ToolDecision = components['schemas']['ToolDecision'];
export type ToolSuggestion = components['schemas']['ToolSuggestion'];
export type ToolSuggestionRequest = components['schemas']['ToolSuggestionRequest'];
export type TwoFactorSetup = components['schemas']['TwoFactorSetup'];
export type VerifiedEmail = components['schemas']['VerifiedEmail'];
export type VerifyEmail = components['schemas']['VerifyEmail'];
export type VotedEntry = components['schemas']['VotedEntry'];
export type Waiting = components['schemas']['Waiting'];
export type WaitingAnswer = components['schemas']['WaitingAnswer'];
export type WaitingDesk = components['schemas']['WaitingDesk'];
export type WaitingEmail = components['schemas']['WaitingEmail'];
export type WaitingList = components['schemas']['WaitingList'];
export type WaitingListName = components['schemas']['WaitingListName'];
export type WaitingLists = components['schemas']['WaitingLists'];
export type WaitingOpening = components['schemas']['WaitingOpening'];
export type WaitingReceipt = components['schemas']['WaitingReceipt'];
export type WaitingRequest = components['schemas']['WaitingRequest'];
export type WaitingStep = components['schemas']['WaitingStep'];
export type WaitingToken = components['schemas']['WaitingToken'];
export type WantedPage = components['schemas']['WantedPage'];
export type Webinar = components['schemas']['Webinar'];
export type WebinarAnswer = components['schemas']['WebinarAnswer'];
export type WebinarList = components['schemas']['WebinarList'];
export type Work = components['schemas']['Work'];
export type WorkChoice = components['schemas']['WorkChoice'];
export type WorkMove = components['schemas']['WorkMove'];
export type WorkReasonForm = components['schemas']['WorkReasonForm'];
export type WorkSnapshot = components['schemas']['WorkSnapshot'];
export type Works = components['schemas']['Works'];
