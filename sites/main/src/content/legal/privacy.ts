import type { LegalDocument } from "./legal-document.ts";

export const PRIVACY: LegalDocument = {
  name: "Privacy Policy",
  description:
    "What GiftHearth stores, what it doesn’t, who else sees any of it, and how to get a copy or have it deleted.",
  summary:
    "You can find gifts here without telling us who you are. We sell no data, show no advertisements and load nothing from other companies’ servers. This page lists what is kept, by the place where it arises.",
  sections: [
    {
      id: "search",
      heading: "When you look for gifts",
      blocks: [
        {
          type: "paragraph",
          text: "Who the gift is for and their age, if you say so, the occasion, interests, budget and notes go to our server, which answers with ideas and with what it took from your words. Neither the query nor what was taken from it is stored with us unless you are signed in and save it. Please don’t write names or other private details of the person into the notes: they aren’t needed.",
        },
        {
          type: "paragraph",
          text: [
            { stress: "If an AI service is set up," },
            " it gets what the query says about the wish: who it is for, their age, occasion, interests, budget, notes, what you marked as liked, unwanted or owned already, and titles of ideas shown before. Nothing that says who you are goes with it: no name, no e-mail address, no account, no IP address of yours. (If you are signed in and ask for personalized recommendations without naming interests, those of your earlier searches take their place.) Its answers are kept for a day under a fingerprint of the question, so that the same question needn’t be asked twice; the question can’t be read from the fingerprint. The provider handles what it receives under its own terms.",
          ],
        },
        {
          type: "paragraph",
          text: "If none is set up, nothing of this leaves our server: our own catalogue answers.",
        },
        {
          type: "paragraph",
          text: [
            { stress: "Chat." },
            " Where the chat is switched on, your messages and the replies are stored, so that you can go on where you stopped. Without an account a conversation belongs to whoever has its random id, which only your browser keeps. With or without one it is deleted 90 days after its last message. If an AI service is set up, it gets the latest messages.",
          ],
        },
        {
          type: "paragraph",
          text: [
            { stress: "Words for the card." },
            " If you ask for them, the gift’s title, the occasion, who it is for, the tone and the messages you have seen go to our server, and to the AI service, if one is set up. None of it is stored.",
          ],
        },
      ],
    },
    {
      id: "country",
      heading: "Your country",
      blocks: [
        {
          type: "paragraph",
          text: "Shop links lead to the marketplace of your country. We guess the country from your IP address, by a database on our own server (or from a country code that the network in front of our server adds). The address is looked up, not stored, and not sent to anybody. You can choose another country in the header; that choice stays in your browser.",
        },
      ],
    },
    {
      id: "clicks",
      heading: "When you follow a Shop link",
      blocks: [
        {
          type: "paragraph",
          text: "We record the click: the time, the idea, the link, an estimate of the commission, which partner’s widget it came from, if one’s, and, if you are signed in, your account, since your own impact figures are made from it. The link itself carries our affiliate tag, the id of the idea and where the click came from, but nothing about you. We don’t see what you buy. The programmes’ reports name products, not buyers; we match them with clicks by product and time.",
        },
        {
          type: "paragraph",
          text: "From then on you are with the marketplace, and its privacy policy holds. It learns that you came from us.",
        },
      ],
    },
    {
      id: "widgets",
      heading: "When you use a widget on another site",
      blocks: [
        {
          type: "paragraph",
          text: "Our gift finder and scoreboard also stand on pages of others. There they set no cookie, store nothing in your browser and don’t know who you are. What you search for comes to us as it does here; the page around learns that there was a search and how much was said, and what was said only if its owner asks for that.",
        },
        {
          type: "paragraph",
          text: "If the page’s owner is a partner of ours, we count for each day how often its widgets were loaded, searched with, and clicked through to a shop. These are sums: nothing in them tells one visitor from another.",
        },
      ],
    },
    {
      id: "account",
      heading: "When you have an account",
      blocks: [
        {
          type: "list",
          items: [
            "Your e-mail address, and your username and full name if you give them.",
            "Your password, only as an Argon2 hash from which it can’t be read.",
            "If you turn on two-factor authentication: what your authenticator app knows as well, encrypted, and your recovery codes as hashes.",
            "Where you are signed in: since when, until when, and what your browser calls itself. You can end each session in your profile.",
            "What you save: searches with whom they are for and their notes, and ideas with whom they are for.",
            "A history made from that (interests, titles and categories), for personalized recommendations.",
            "If you become a partner: the name, website and origins that you give, which charity you are, if one, the daily sums of your widgets, and tracking ids that were assigned to you. Only you and our administrators see them.",
          ],
        },
        {
          type: "paragraph",
          text: "Until you have finished signing up by the link that we mail you, we keep your address, the hash of your password, the names you gave and where on our site you were heading for 24 hours, and no account is there.",
        },
        {
          type: "paragraph",
          text: "We send mails to finish your account, to tell you that you already have an account if somebody signs up with your address, to confirm your address, to set a new password, and to tell you that your password was changed or two-factor authentication turned on or off.",
        },
      ],
    },
    {
      id: "newsletter",
      heading: "When you get the newsletter",
      blocks: [
        {
          type: "paragraph",
          text: "We keep your e-mail address, how often you want to hear from us, your first name if you give it, and when you agreed to which wording. It begins only after you have confirmed by a link in a mail that the address is yours; addresses that nobody confirms are deleted after a week. Every mail has a link that ends it. Your first name goes then; the rest stays, so that we can show what you agreed to, and when you left.",
        },
      ],
    },
    {
      id: "feedback",
      heading: "When you send feedback",
      blocks: [
        {
          type: "paragraph",
          text: "We keep what the form asks for: name, e-mail address, ratings and what you write. If you are signed in, it is linked to your account.",
        },
      ],
    },
    {
      id: "analytics",
      heading: "How the site is used",
      blocks: [
        {
          type: "paragraph",
          text: "To see what works we store a few kinds of events on our own server: that a search found so many ideas, that the charity notice was read and for how long, which field of the gift finder or of the feedback form was used and whether it was left empty, that a form was sent, or why it wasn’t. Never what was typed. If you are signed in they carry your account; otherwise they carry nothing that recognises you from one visit to the next.",
        },
        {
          type: "paragraph",
          text: [
            "If your browser sends ",
            { stress: "Global Privacy Control" },
            ", we take that as a no and record none of these. Clicks on Shop links are still counted, since the public figures and your own are made from them.",
          ],
        },
      ],
    },
    {
      id: "server",
      heading: "What the server notes",
      blocks: [
        {
          type: "paragraph",
          text: "Our server’s own log has a line for each request: the time, the path without its parameters, the result and how long it took. No IP address, no cookie, nothing you typed. To fend off break-ins and floods, what is sent to us is counted for up to a day, by IP address, account and e-mail address: sign-ins, mails asked for, feedback, searches, reported clicks and the like. The counts are in the server’s memory; where several servers share the work they are in a store of theirs, which holds hashes in place of addresses. So that a repeated search isn’t counted twice, a keyed hash of your network and your search is kept for a day. Whoever hosts the server may keep connection logs of their own.",
        },
      ],
    },
    {
      id: "others",
      heading: "Who else gets any of it",
      blocks: [
        {
          type: "list",
          items: [
            "The AI service, as described above, if one is set up.",
            "The company that delivers our mails: your address and the mail.",
            "The company that hosts the server, which processes what is on it for us.",
            "Donation platforms and charities: amounts, and nothing about you.",
            "The public: the donation ledger, in which nobody but charities is named.",
            "Authorities, where the law obliges us.",
          ],
        },
        {
          type: "paragraph",
          text: "Nobody else. We don’t sell or rent personal data, and we don’t share it for advertising.",
        },
      ],
    },
    {
      id: "rights",
      heading: "Your data is yours",
      blocks: [
        {
          type: "paragraph",
          text: [
            "Under ",
            { text: "Profile Settings", path: "/profile" },
            " you can download all that we keep of your account as one file, correct your names, and delete the account. Deletion is immediate and takes with it your profile, sessions, saved searches and ideas, history, conversations, your partner ids with their sums, the feedback you sent while signed in, and the newsletter, if you have confirmed the account’s address. Clicks and events stay, without the link to you, because the public figures count them.",
          ],
        },
        {
          type: "paragraph",
          text: "Depending on where you live you also have the right to object, to have processing restricted, and to complain to a data protection authority. For anything that the buttons don’t do, write to us through the Feedback button.",
        },
      ],
    },
    {
      id: "keeping",
      heading: "Why we may, and how long we keep it",
      blocks: [
        {
          type: "paragraph",
          text: "We handle data to do what you ask of us (answers, accounts, mails), with your consent (newsletter), and in our legitimate interest in running the site safely, counting clicks and improving it. We keep accounts and what belongs to them until you delete them; conversations for 90 days after their last message; sessions for up to 30 days after you were last here; sign-ups that nobody finishes for a day, and unconfirmed ones for the newsletter for a week; links in mails for an hour, a day or a week; mails that could not be delivered for a day; everything else as long as the site needs it for the purpose named here.",
        },
        {
          type: "paragraph",
          text: "Backups keep what was deleted for up to 30 days longer. They are read only to bring the site back after a loss.",
        },
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [
        {
          type: "paragraph",
          text: "The site does not target minors under 13, and we don’t knowingly keep data of theirs. If a child has given us some, tell us and we delete it.",
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        {
          type: "paragraph",
          text: [
            "When what we do changes, this page changes with it, and so does its date. What is stored in your own browser is listed in the ",
            { text: "cookie policy", path: "/cookies" },
            ".",
          ],
        },
      ],
    },
  ],
};
