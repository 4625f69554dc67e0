import { z } from 'zod';

/** A service in the catalogue. The fields after `type` are optional and used only on its page. */
export const serviceSchema = z.strictObject({
  title: z.string().min(1),
  overview: z.string().min(1),
  type: z.enum(['brand', 'individual']),
  whoItsFor: z.array(z.string()).optional(),
  keyBenefits: z.array(z.string()).optional(),
  howItWorks: z.array(z.string()).optional(),
  features: z.array(z.string()).optional(),
  services: z.array(z.string()).optional(),
  whatYouGet: z.array(z.string()).optional(),
  optionalAddOns: z.array(z.string()).optional(),
  engagementModels: z.array(z.string()).optional(),
  pastWork: z.array(z.string()).optional(),
  testimonials: z.array(z.strictObject({ quote: z.string(), author: z.string() })).optional(),
  faq: z.array(z.strictObject({ q: z.string(), a: z.string() })).optional(),
  pricing: z.record(z.string(), z.string()).optional(),
  bundleAddOns: z.array(z.string()).optional(),
  cta: z.string().optional(),
});
export type Service = z.infer<typeof serviceSchema>;

/** `GET /Data/services.json`, and the format of the file that it serves. */
export const servicesSchema = z.strictObject({ services: z.array(serviceSchema).default([]) });
export type Services = z.infer<typeof servicesSchema>;
